/** The project's API keys by name, as hosted Supabase sets them: `{"default": "sb_secret_…"}`. */
type KeySetting = 'SUPABASE_SECRET_KEYS' | 'SUPABASE_PUBLISHABLE_KEYS';

/**
 * The key that bypasses every policy: `default`, or the key SECRET_KEY_NAME while keys are rotated
 * (docs/rotate-secrets.md).
 *
 * @throws Error naming the setting, never its value, if there is no usable key.
 */
export const secretKey = (): string =>
  namedKey('SUPABASE_SECRET_KEYS', 'SECRET_KEY_NAME', 'SUPABASE_SERVICE_ROLE_KEY');

/**
 * The key the site uses too: `default`, or the key PUBLISHABLE_KEY_NAME.
 *
 * @throws Error naming the setting, never its value, if there is no usable key.
 */
export const publishableKey = (): string =>
  namedKey('SUPABASE_PUBLISHABLE_KEYS', 'PUBLISHABLE_KEY_NAME', 'SUPABASE_ANON_KEY');

/** Supabase is retiring the legacy settings, so they're used only if the new one is missing. */
function namedKey(setting: KeySetting, nameSetting: string, legacySetting: string): string {
  const text = Deno.env.get(setting)?.trim() ?? '';
  const name = Deno.env.get(nameSetting)?.trim() ?? '';
  if (text !== '') return parseKey(setting, text, name === '' ? 'default' : name);
  const legacyKey = Deno.env.get(legacySetting)?.trim() ?? '';
  if (legacyKey === '') throw new Error(`Neither ${setting} nor ${legacySetting} is set.`);
  return legacyKey;
}

function parseKey(setting: KeySetting, text: string, name: string): string {
  const keys = parseJson(text);
  if (typeof keys !== 'object' || keys === null)
    throw new Error(`${setting} is not a JSON object.`);
  const key: unknown = new Map<string, unknown>(Object.entries(keys)).get(name);
  if (typeof key !== 'string' || key.trim() === '') {
    throw new Error(`${setting} has no key named "${name}".`);
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
