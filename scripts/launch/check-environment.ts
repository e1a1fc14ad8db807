import type { Finding } from './finding.ts';
import { isExampleAddress } from './placeholder-rules.ts';

type Env = Readonly<Record<string, string | undefined>>;

const ADDRESS = 'Set the real address, https:// and all.';
const MAIL = 'Set an address of your own domain.';

interface Rule {
  name: string;
  isBroken: (value: string) => boolean;
  todo: string;
}

const isNoPublicAddress = (value: string) =>
  !value.startsWith('https://') || isExampleAddress(value);

/** The role inside a legacy key, which is a JWT. */
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
    // "/" is a project behind the site's own address.
    isBroken: (value) =>
      value !== '/' && (isNoPublicAddress(value) || value.includes('your-project-ref')),
    todo: 'Set the address of the project.',
  },
  {
    name: 'VITE_SUPABASE_PUBLISHABLE_KEY',
    isBroken: isSecret,
    todo: 'This key opens everything and would stand in every page: take it out, change it in the project, and set the publishable one.',
  },
  {
    name: 'VITE_SUPABASE_PUBLISHABLE_KEY',
    isBroken: (value) => /local_stand_in|your_key/.test(value),
    todo: 'Set the publishable key of the project.',
  },
  { name: 'SITE_URL', isBroken: isNoPublicAddress, todo: ADDRESS },
  { name: 'EMAIL_FROM', isBroken: isExampleAddress, todo: MAIL },
  { name: 'DISPATCH_EMAIL', isBroken: isExampleAddress, todo: MAIL },
];

/** What is wrong with the settings that are given. One that is not given is not judged. */
export function checkEnvironment(env: Env): Finding[] {
  return RULES.flatMap(({ name, isBroken, todo }) => {
    const value = env[name]?.trim() ?? '';
    if (value === '' || !isBroken(value)) return [];
    const shown = name.endsWith('_KEY') ? '' : ` is ${JSON.stringify(value)}`;
    return [{ file: 'environment or .env', what: `${name}${shown}`, todo }];
  });
}
