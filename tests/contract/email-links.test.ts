import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { follow, linkTo } from './support/emails.ts';
import { isLocal, NEEDS_OUTBOX, PASSWORD, useProject } from './support/project.ts';

const project = useProject();

describe.skipIf(!isLocal)(`links in emails (${NEEDS_OUTBOX})`, () => {
  async function recoveryLink(email: string, redirectTo?: string): Promise<string> {
    const { error } = await project
      .visitor()
      .auth.resetPasswordForEmail(email, redirectTo === undefined ? {} : { redirectTo });
    expect(error).toBeNull();
    return linkTo(project, email);
  }

  it.each([
    'https://elsewhere.example.org/steal',
    '//elsewhere.example.org',
    'javascript:alert(1)',
    'data:text/html,x',
    'http://127.0.0.1.elsewhere.example.org/',
    'http://127.0.0.1@elsewhere.example.org/',
    'http://localhost.example.org/',
    'https:127.0.0.1.example.org',
    '/auth',
    ' ',
  ])('links never redirect to %s, neither requested nor put into the link', async (target) => {
    const { email } = await project.account();
    const link = await recoveryLink(email, target);
    expect(new URL(link).searchParams.get('redirect_to')).toBe(`${project.url}/`);

    const forged = new URL(link);
    forged.searchParams.set('redirect_to', target);

    expect(new URL((await follow(forged.href)).address).origin).toBe(project.url);
  });

  it('redirect to the requested page, including its query', async () => {
    const { email } = await project.account();
    const page = `${project.url}/auth/new-password?next=%2Fquotes`;

    const link = await recoveryLink(email, page);

    expect(new URL(link).searchParams.get('redirect_to')).toBe(page);
    expect((await follow(link)).hash.get('type')).toBe('recovery');
  });

  it('work once for a new password', async () => {
    const { email } = await project.account();
    const link = await recoveryLink(email);
    expect((await follow(link)).hash.get('access_token')).toMatch(/^ey/);

    const { hash } = await follow(link);

    expect(hash.get('error_code')).toBe('otp_expired');
    expect(hash.has('access_token')).toBe(false);
  });

  it('work only for their own purpose', async () => {
    const { email } = await project.account();
    const forged = new URL(await recoveryLink(email));
    forged.searchParams.set('type', 'signup');

    expect((await follow(forged.href)).hash.get('error_code')).toBe('otp_expired');
  });

  it('links are sent at most once a minute', async () => {
    const { email } = await project.account();
    await recoveryLink(email);

    const { error } = await project.visitor().auth.resetPasswordForEmail(email);

    expect(error).toMatchObject({ status: 429, code: 'over_email_send_rate_limit' });
    expect(project.outbox.to(email)).toHaveLength(1);
  });
});

describe('a new password', () => {
  it('ends every other session of the account', async () => {
    const { client, email } = await project.account();
    const elsewhere = project.visitor();
    await elsewhere.auth.signInWithPassword({ email, password: PASSWORD });

    expect((await client.auth.updateUser({ password: `new-${randomUUID()}` })).error).toBeNull();

    expect((await elsewhere.auth.refreshSession()).error).not.toBeNull();
    expect((await client.auth.refreshSession()).error).toBeNull();
  });

  it('a new password is rejected if it is too short or the old one', async () => {
    const { client } = await project.account();

    const short = await client.auth.updateUser({ password: 'short' });
    const same = await client.auth.updateUser({ password: PASSWORD });

    expect(short.error).toMatchObject({ status: 422, code: 'weak_password' });
    expect(same.error).toMatchObject({ status: 422, code: 'same_password' });
  });

  it.skipIf(!isLocal)(`a new password is announced by email (${NEEDS_OUTBOX})`, async () => {
    const { client, email } = await project.account();

    await client.auth.updateUser({ password: `new-${randomUUID()}` });

    expect(project.outbox.to(email)).toMatchObject([{ subject: 'Your password was changed' }]);
  });
});
