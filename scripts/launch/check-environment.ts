import { PUBLISHABLE_KEY } from '../../supabase/local/config/keys.ts';
import { isExample, isSecretKey } from '../site-settings.ts';
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

const RULES: readonly Rule[] = [
  { name: 'VITE_SITE_URL', isBroken: isNoPublicAddress, todo: ADDRESS },
  {
    name: 'VITE_SUPABASE_URL',
    // "/" means that the API is on the site's own origin.
    isBroken: (value) => value !== '/' && (isNoPublicAddress(value) || isExample(value)),
    todo: 'Set the URL of the project.',
  },
  {
    name: 'VITE_SUPABASE_PUBLISHABLE_KEY',
    isBroken: isSecretKey,
    todo: 'This secret key grants full access and would be in every page: remove it, revoke it in the project, and set the publishable key.',
  },
  {
    name: 'VITE_SUPABASE_PUBLISHABLE_KEY',
    isBroken: (value) => value === PUBLISHABLE_KEY || isExample(value),
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
