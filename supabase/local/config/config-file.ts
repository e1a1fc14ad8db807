import { existsSync, readFileSync } from 'node:fs';
import { projectFiles } from './project-files.ts';

/** The subset of TOML in `supabase/config.toml`: sections with one value per line. */
export interface ConfigFile {
  /** A section's value, strings without quotes; undefined if missing. */
  value(block: string, key: string): string | undefined;
}

export function readConfigFile(file: string = projectFiles.config): ConfigFile {
  const values = new Map<string, string>();
  let block = '';
  for (const line of existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []) {
    block = /^\s*\[([^\]]+)\]/.exec(line)?.[1]?.trim().replaceAll('"', '') ?? block;
    const [, key, text, bare] = /^\s*(\w+)\s*=\s*(?:"([^"]*)"|([^#\s]+))/.exec(line) ?? [];
    const value = text ?? bare;
    if (key !== undefined && value !== undefined) values.set(`${block} ${key}`, value);
  }
  return { value: (name, key) => values.get(`${name} ${key}`) };
}
