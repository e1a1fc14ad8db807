import { existsSync, readFileSync } from 'node:fs';

/**
 * Whether the gateway asks for a user's token before it calls a function: `verify_jwt` of its
 * block in `supabase/config.toml`, true where nothing is said.
 */
export function readVerifyJwt(configFile: string): (name: string) => boolean {
  const text = existsSync(configFile) ? readFileSync(configFile, 'utf8') : '';
  const open = new Set<string>();
  let section = '';
  for (const line of text.split('\n')) {
    section = /^\s*\[([^\]]+)\]/.exec(line)?.[1]?.trim() ?? section;
    const isOff = /^\s*verify_jwt\s*=\s*false\b/.test(line);
    if (isOff && section.startsWith('functions.')) open.add(section.slice('functions.'.length));
  }
  return (name) => !open.has(name.replaceAll('"', ''));
}
