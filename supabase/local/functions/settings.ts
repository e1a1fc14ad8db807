import type { ConfigFile } from '../config/config-file.ts';

/**
 * True if a function requires a user's token: `verify_jwt` in its section of
 * `supabase/config.toml`, true by default.
 */
export function readVerifyJwt(config: ConfigFile): (name: string) => boolean {
  return (name) => config.value(`functions.${name}`, 'verify_jwt') !== 'false';
}
