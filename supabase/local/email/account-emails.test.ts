import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PASSWORD_MIN } from '../../functions/_shared/contracts/account.ts';
import { ACCOUNT_EMAILS } from '../../functions/_shared/email/account-emails.ts';
import { PASSWORD_MIN_LENGTH } from '../config/keys.ts';
import { readConfigFile } from '../config/config-file.ts';
import { projectFiles } from '../config/project-files.ts';
import { createAuthMailer } from './auth-email.ts';
import { Outbox } from './outbox.ts';

const config = readConfigFile();
const NOTICES = ['password_changed', 'email_changed'];
/** Every variable Auth provides to these emails. */
const VALUES = {
  RedirectTo: 'http://site.test/auth/new-password?next=%2Fquotes',
  TokenHash: 'a1b2',
  SiteURL: 'http://site.test',
  Email: 'old@example.com',
  NewEmail: 'new@example.com',
  OldEmail: 'older@example.com',
};

describe.each(Object.entries(ACCOUNT_EMAILS))('the email %s', (name, html) => {
  it('matches the file that npm run templates writes', () => {
    expect(readFileSync(join(projectFiles.templates, `${name}.html`), 'utf8')).toBe(html);
  });

  it('has a subject and a template in the settings of hosted projects', () => {
    const isNotice = NOTICES.includes(name);
    const block = `auth.email.${isNotice ? 'notification' : 'template'}.${name}`;
    expect(config.value(block, 'subject')).toMatch(/^[A-Z].{10,60}$/);
    // Template paths are relative to the project's folder, notification paths to supabase/.
    const from = isNotice ? 'supabase' : '.';
    expect(existsSync(resolve(from, config.value(block, 'content_path') ?? 'nowhere'))).toBe(true);
  });

  it('has a value for every variable', () => {
    const outbox = new Outbox();
    createAuthMailer(outbox, config)({ name, to: 'a@example.com', values: VALUES });
    expect(outbox.emails).toMatchObject([{ to: ['a@example.com'] }]);
    expect(outbox.emails[0]?.html).not.toMatch(/\{\{|undefined/);
  });
});

it.each([
  ['confirmation', 'signup'],
  ['invite', 'invite'],
  ['recovery', 'recovery'],
  ['email_change', 'email_change'],
])('the link in the email %s opens our page, which a mail scanner can’t use up', (name, type) => {
  const outbox = new Outbox();
  createAuthMailer(outbox, config)({ name, to: 'a@example.com', values: VALUES });
  const { html = '' } = outbox.emails[0] ?? {};
  expect(html).toContain(`${VALUES.RedirectTo}#token_hash=a1b2&amp;type=${type}`);
  expect(html).not.toContain('/auth/v1/');
});

it('a notification that is off is not sent', () => {
  const outbox = new Outbox();
  const off = {
    value: (block: string, key: string) => (key === 'enabled' ? 'false' : config.value(block, key)),
  };
  createAuthMailer(outbox, off)({ name: 'password_changed', to: 'a@example.com', values: VALUES });
  expect(outbox.emails).toEqual([]);
});

it('the minimum password length is the same everywhere', () => {
  expect(Number(config.value('auth', 'minimum_password_length'))).toBe(PASSWORD_MIN);
  expect(PASSWORD_MIN_LENGTH).toBe(PASSWORD_MIN);
});
