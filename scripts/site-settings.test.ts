import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { describe, expect, it } from 'vitest';
import { PUBLISHABLE_KEY } from '../supabase/local/config/keys.ts';
import { assertSiteSettings } from './site-settings.ts';

const LIVE = {
  VITE_SITE_URL: 'https://gemcityheavyhaul.com',
  VITE_SUPABASE_URL: 'https://abcdefghijklmnopqrst.supabase.co',
  VITE_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_V2f9',
};
const STAND_IN = { VITE_SUPABASE_URL: '/', VITE_SUPABASE_PUBLISHABLE_KEY: PUBLISHABLE_KEY };
const legacyKey = (role: string) =>
  `e30.${Buffer.from(JSON.stringify({ role })).toString('base64url')}.signature`;

const problemOf = (settings: Record<string, string | undefined>) => {
  try {
    assertSiteSettings(settings);
    return '';
  } catch (error) {
    return (error as Error).message;
  }
};

describe('a build', () => {
  it.each([
    LIVE,
    { ...LIVE, VITE_SUPABASE_URL: '/' },
    { ...LIVE, VITE_SUPABASE_URL: 'https://api.gemcityheavyhaul.com/' },
    { ...LIVE, VITE_SUPABASE_URL: 'http://127.0.0.1:54321' },
    { ...LIVE, VITE_SITE_URL: 'http://localhost:4173' },
    { ...LIVE, VITE_SUPABASE_PUBLISHABLE_KEY: legacyKey('anon') },
    STAND_IN,
    // `npm start` builds with the stand-in even if .env has the other settings of .env.example.
    { ...STAND_IN, VITE_SITE_URL: 'https://www.example.com' },
  ])('accepts %j', (settings) => {
    expect(problemOf(settings)).toBe('');
  });

  it.each([
    ['VITE_SUPABASE_URL', undefined],
    ['VITE_SUPABASE_URL', ''],
    ['VITE_SUPABASE_URL', 'https://your-project-ref.supabase.co'],
    ['VITE_SUPABASE_URL', 'https://<ref>.supabase.co'],
    ['VITE_SUPABASE_URL', 'https://ref.supabase.co'],
    ['VITE_SUPABASE_URL', 'abcdefghijklmnopqrst'],
    ['VITE_SUPABASE_URL', 'abcdefghijklmnopqrst.supabase.co'],
    ['VITE_SUPABASE_URL', 'https://abcdefghijklmnopqrst.supabase.co/rest/v1/'],
    ['VITE_SUPABASE_URL', 'https://supabase.com/dashboard/project/abcdefghijklmnopqrst'],
    ['VITE_SUPABASE_URL', 'postgres://postgres@db.abcdefghijklmnopqrst.supabase.co:5432/postgres'],
    ['VITE_SUPABASE_PUBLISHABLE_KEY', undefined],
    ['VITE_SUPABASE_PUBLISHABLE_KEY', 'sb_publishable_your_key'],
    ['VITE_SUPABASE_PUBLISHABLE_KEY', 'sb_publishable_…'],
    ['VITE_SUPABASE_PUBLISHABLE_KEY', 'sb_publishable_...'],
    ['VITE_SUPABASE_PUBLISHABLE_KEY', 'sb_secret_V2f9'],
    ['VITE_SUPABASE_PUBLISHABLE_KEY', legacyKey('service_role')],
    ['VITE_SITE_URL', undefined],
    ['VITE_SITE_URL', 'https://www.example.com'],
    ['VITE_SITE_URL', 'https://your-domain'],
    ['VITE_SITE_URL', 'gemcityheavyhaul.com'],
  ])('refuses %s=%s in one sentence that names it', (name, value) => {
    const problem = problemOf({ ...LIVE, [name]: value });

    expect(problem).toMatch(new RegExp(`^${name} [^.]*(\\.[^. ][^.]*)*\\.$`, 'u'));
    if (name.endsWith('_KEY') && value !== undefined) expect(problem).not.toContain(value);
  });

  it('refuses each example in .env.example', () => {
    const examples = Object.entries(parseEnv(readFileSync('.env.example', 'utf8'))).filter(
      ([name]) => name.startsWith('VITE_'),
    );
    expect(examples.map(([name]) => name).sort()).toEqual(Object.keys(LIVE).sort());
    for (const [name, value] of examples) {
      expect(problemOf({ ...LIVE, [name]: value })).toMatch(new RegExp(`^${name} `, 'u'));
    }
  });
});
