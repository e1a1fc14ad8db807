/** The project's API keys by name, as hosted Supabase sets them: `{"default": "sb_secret_…"}`. */
type KeySetting = 'SUPABASE_SECRET_KEYS' | 'SUPABASE_PUBLISHABLE_KEYS';

/**
 * The key that bypasses every policy.
 *
 * @throws Error naming the setting, never its value, if there is no usable key.
 */
export const secretKey = (): string =>
  defaultKey('SUPABASE_SECRET_KEYS', 'SUPABASE_SERVICE_ROLE_KEY');

/**
 * The key the site uses too.
 *
 * @throws Error naming the setting, never its value, if there is no usable key.
 */
export const publishableKey = (): string =>
  defaultKey('SUPABASE_PUBLISHABLE_KEYS', 'SUPABASE_ANON_KEY');

/** Supabase is retiring the legacy settings, so they count only where the new one is missing. */
function defaultKey(setting: KeySetting, legacySetting: string): string {
  const text = Deno.env.get(setting)?.trim() ?? '';
  if (text !== '') return parseDefaultKey(setting, text);
  const legacyKey = Deno.env.get(legacySetting)?.trim() ?? '';
  if (legacyKey === '') throw new Error(`Neither ${setting} nor ${legacySetting} is set.`);
  return legacyKey;
}

function parseDefaultKey(setting: KeySetting, text: string): string {
  const keys = parseJson(text);
  if (typeof keys !== 'object' || keys === null)
    throw new Error(`${setting} is not a JSON object.`);
  const key: unknown = 'default' in keys ? keys.default : undefined;
  if (typeof key !== 'string' || key.trim() === '') {
    throw new Error(`${setting} has no key named "default".`);
  }
  return key;
}

/** The value, or `undefined` for text that is not JSON. The parser's message would quote the keys. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
