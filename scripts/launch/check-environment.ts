import type { Finding } from './finding.ts';
import { isExampleAddress } from './placeholder-rules.ts';

type Env = Readonly<Record<string, string | undefined>>;

const ADDRESS = 'Set the real URL, including https://.';
const EMAIL = 'Set an email address of your own domain.';

interface Rule {
  name: string;
  isBroken: (value: string) => boolean;
  todo: string;
}

const isNoPublicAddress = (value: string) =>
  !value.startsWith('https://') || isExampleAddress(value);

/** The role in a legacy key, which is a JWT. */
function roleOf(key: string): unknown {
  try {
    const claims = Buffer.from(key.split('.')[1] ?? '', 'base64url').toString();
    return (JSON.parse(claims) as { role?: unknown }).role;
  } catch {
    return undefined;
  }
}
const isSecret = (key: string) => key.startsWith('sb_secret_') || roleOf(key) === 'service_role';

const RULES: readonly Rule[] = [
  { name: 'VITE_SITE_URL', isBroken: isNoPublicAddress, todo: ADDRESS },
  {
    name: 'VITE_SUPABASE_URL',
    // "/" means that the API is on the site's own origin.
    isBroken: (value) =>
      value !== '/' && (isNoPublicAddress(value) || value.includes('your-project-ref')),
    todo: 'Set the URL of the project.',
  },
  {
    name: 'VITE_SUPABASE_PUBLISHABLE_KEY',
    isBroken: isSecret,
    todo: 'This secret key grants full access and would be in every page: remove it, revoke it in the project, and set the publishable key.',
  },
  {
    name: 'VITE_SUPABASE_PUBLISHABLE_KEY',
    isBroken: (value) => /local_stand_in|your_key/.test(value),
    todo: 'Set the publishable key of the project.',
  },
  { name: 'SITE_URL', isBroken: isNoPublicAddress, todo: ADDRESS },
  { name: 'EMAIL_FROM', isBroken: isExampleAddress, todo: EMAIL },
  { name: 'DISPATCH_EMAIL', isBroken: isExampleAddress, todo: EMAIL },
];

/** Checks the settings that are set; ignores missing ones. */
export function checkEnvironment(env: Env): Finding[] {
  return RULES.flatMap(({ name, isBroken, todo }) => {
    const value = env[name]?.trim() ?? '';
    if (value === '' || !isBroken(value)) return [];
    const shown = name.endsWith('_KEY') ? '' : ` is ${JSON.stringify(value)}`;
    return [{ file: 'environment or .env', what: `${name}${shown}`, todo }];
  });
}
