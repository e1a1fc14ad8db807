/**
 * A setting of the function (.env.example).
 *
 * @throws Error naming the setting if it is missing or empty.
 */
export function requireEnv(name: string): string {
  const value = Deno.env.get(name);
  if (value === undefined || value.trim() === '') throw new Error(`${name} is not set.`);
  return value;
}

/** The site's origin, without a trailing slash. */
export const siteUrl = (): string => requireEnv('SITE_URL').replace(/\/+$/u, '');
