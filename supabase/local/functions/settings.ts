import type { ConfigFile } from '../config/config-file.ts';

/**
 * Whether the gateway asks for a user's token before it calls a function: `verify_jwt` of its
 * block in `supabase/config.toml`, true where nothing is said.
 */
export function readVerifyJwt(config: ConfigFile): (name: string) => boolean {
  return (name) => config.value(`functions.${name}`, 'verify_jwt') !== 'false';
}
