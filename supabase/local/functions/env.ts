import { CRON_SECRET, EMAIL_API_KEY, PUBLISHABLE_KEY, SECRET_KEY } from '../config/keys.ts';

/**
 * The environment of the edge functions: hosted's variables without the legacy keys, the scheduler's
 * secret, email settings that send to the outbox, and Turnstile's. Variables of this process override the
 * email and Turnstile settings.
 */
export function functionEnv(url: string): Record<string, string> {
  const defaults: Record<string, string> = {
    SUPABASE_URL: url,
    SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({ default: PUBLISHABLE_KEY }),
    SUPABASE_SECRET_KEYS: JSON.stringify({ default: SECRET_KEY }),
    CRON_SECRET,
    EMAIL_API_URL: `${url}/_local`,
    EMAIL_API_KEY: EMAIL_API_KEY,
    EMAIL_FROM: 'Gem City Heavy Haul <quotes@example.com>',
    DISPATCH_EMAIL: 'dispatch@example.com',
    SITE_URL: url,
    // Off by default. With one of Cloudflare's test secrets, siteverify here answers.
    TURNSTILE_SECRET_KEY: '',
    TURNSTILE_VERIFY_URL: `${url}/_local/siteverify`,
  };
  const isOurs = (name: string) => name === 'CRON_SECRET' || name.startsWith('SUPABASE_');
  return Object.fromEntries(
    Object.entries(defaults).map(([name, value]) => [
      name,
      isOurs(name) ? value : (process.env[name] ?? value),
    ]),
  );
}
