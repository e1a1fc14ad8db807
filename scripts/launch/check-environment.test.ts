import { describe, expect, it } from 'vitest';
import { checkEnvironment } from './check-environment.ts';

const LIVE = {
  VITE_SITE_URL: 'https://gemcityheavyhaul.com',
  VITE_SUPABASE_URL: 'https://abcdefghijklmnop.supabase.co',
  VITE_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_V2f9',
  SITE_URL: 'https://gemcityheavyhaul.com',
  EMAIL_FROM: 'Gem City Heavy Haul <quotes@gemcityheavyhaul.com>',
  DISPATCH_EMAIL: 'dispatch@gemcityheavyhaul.com',
};
const legacyKey = (role: string) =>
  `e30.${Buffer.from(JSON.stringify({ role })).toString('base64url')}.signature`;

describe('checkEnvironment', () => {
  it.each([
    LIVE,
    {},
    { VITE_SUPABASE_URL: '/' },
    { VITE_SUPABASE_PUBLISHABLE_KEY: legacyKey('anon') },
  ])('accepts %j', (settings) => {
    expect(checkEnvironment(settings)).toEqual([]);
  });

  it.each([
    { VITE_SITE_URL: 'https://www.example.com' },
    { VITE_SITE_URL: 'http://gemcityheavyhaul.com' },
    { VITE_SUPABASE_URL: 'http://127.0.0.1:54321' },
    { VITE_SUPABASE_URL: 'https://your-project-ref.supabase.co' },
    { VITE_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_your_key' },
    { VITE_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_local_stand_in_000000' },
    { SITE_URL: 'http://localhost:4173' },
    { EMAIL_FROM: 'Gem City Heavy Haul <quotes@example.com>' },
    { DISPATCH_EMAIL: 'dispatch@example.com' },
  ])('rejects %j', (wrong) => {
    const [name] = Object.keys(wrong);
    expect(checkEnvironment({ ...LIVE, ...wrong }).map(({ what }) => what.split(' ')[0])).toEqual([
      name,
    ]);
  });

  it.each(['sb_secret_V2f9', legacyKey('service_role')])(
    'rejects the secret key %s without printing it',
    (key) => {
      const findings = checkEnvironment({ ...LIVE, VITE_SUPABASE_PUBLISHABLE_KEY: key });

      expect(findings).toHaveLength(1);
      expect(findings[0]?.todo).toContain('grants full access');
      expect(JSON.stringify(findings)).not.toContain(key);
    },
  );
});
