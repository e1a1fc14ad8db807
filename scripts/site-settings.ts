import { PUBLISHABLE_KEY } from '../supabase/local/config/keys.ts';

type Env = Readonly<Record<string, string | undefined>>;

/** The role in a legacy key, which is a JWT. */
function roleOf(key: string): unknown {
  try {
    const claims = Buffer.from(key.split('.')[1] ?? '', 'base64url').toString();
    return (JSON.parse(claims) as { role?: unknown }).role;
  } catch {
    return undefined;
  }
}

/** True if a key grants full access and must not be in a page. */
export const isSecretKey = (key: string): boolean =>
  key.startsWith('sb_secret_') || roleOf(key) === 'service_role';

/** True if a value is the one in `.env.example`, or was copied from docs/deploy.md without filling it in. */
export const isExample = (value: string): boolean =>
  /your[-_](?:project|key|domain)|\bexample\.(?:com|org|net)\b|\/ref\.supabase|[<>…]|\.\.\./u.test(
    value,
  );

/** `https://host` or `http://host`, without a path. */
function isOrigin(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, pathname } = new URL(value);
  return /^https?:$/u.test(protocol) && pathname === '/';
}

interface Rule {
  name: string;
  what: string;
  isBroken: (value: string) => boolean;
}

const RULES: readonly Rule[] = [
  {
    name: 'VITE_SUPABASE_URL',
    what: 'the URL of your project, such as https://abcdefghijklmnopqrst.supabase.co',
    // "/" means that the API is on the site's own origin.
    isBroken: (value) => value !== '/' && !isOrigin(value),
  },
  {
    name: 'VITE_SUPABASE_PUBLISHABLE_KEY',
    what: 'the publishable key of your project, never a secret key',
    isBroken: isSecretKey,
  },
  {
    name: 'VITE_SITE_URL',
    what: 'the public URL of the site, including https://',
    isBroken: (value) => !isOrigin(value),
  },
];

/**
 * Refuses to build a site that can't work: one with a missing or example value, or with a secret key in every
 * page. Builds for the stand-in have settings of their own.
 *
 * @throws Error with one sentence that names the setting.
 */
export function assertSiteSettings(env: Env): void {
  if (env['VITE_SUPABASE_PUBLISHABLE_KEY'] === PUBLISHABLE_KEY) return;
  for (const { name, what, isBroken } of RULES) {
    const value = env[name]?.trim() ?? '';
    if (value === '') throw new Error(`${name} isn’t set: it must be ${what}.`);
    if (isExample(value)) throw new Error(`${name} is still an example: it must be ${what}.`);
    if (isBroken(value)) throw new Error(`${name} is wrong: it must be ${what}.`);
  }
}
