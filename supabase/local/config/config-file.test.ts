import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readConfigFile } from './config-file.ts';

const config = readConfigFile();

it('the API exposes only the public schema', () => {
  expect(config.value('api', 'schemas')).toBe('["public"]');
});

it('the hosted project’s SMTP settings come from the environment', () => {
  const example = readFileSync('.env.example', 'utf8');
  for (const key of ['host', 'user', 'pass', 'admin_email']) {
    const value = config.value('remotes.production.auth.email.smtp', key) ?? '';
    const [, name = 'no env(…)'] = /^env\((\w+)\)$/.exec(value) ?? [];
    expect(example).toMatch(new RegExp(`^${name}=`, 'm'));
  }
});

it('`supabase start` sends no real email', () => {
  expect(config.value('auth.email.smtp', 'host')).toBeUndefined();
  expect(config.value('local_smtp', 'enabled')).toBe('true');
});
