import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { follow, linkTo, signInByLink, tokenTo } from './support/emails.ts';
import { isLocal, NEEDS_OUTBOX, PASSWORD, useProject } from './support/project.ts';

const project = useProject();
const newAddress = () => `contract-${randomUUID()}@example.com`;
const page = () => `${project.url}/auth/invitation`;
const invite = (email: string, data: object = {}) =>
  project.service().auth.admin.inviteUserByEmail(email, { data, redirectTo: page() });

describe('inviting by email', () => {
  it('requires the secret key', async () => {
    const { client } = await project.account(['admin']);
    for (const caller of [project.visitor(), client]) {
      const { data, error } = await caller.auth.admin.inviteUserByEmail(newAddress());
      expect([401, 403]).toContain(error?.status);
      expect(data.user).toBeNull();
    }
  });

  it('rejects an invalid address', async () => {
    const { error } = await invite('nobody');
    expect(error).toMatchObject({ status: 400, code: 'validation_failed' });
  });

  it('rejects an address that has an account', async () => {
    const { email } = await project.account();
    const { error } = await invite(email);
    expect(error).toMatchObject({ status: 422, code: 'email_exists' });
  });
});

describe.skipIf(!isLocal)(`invitations (${NEEDS_OUTBOX})`, () => {
  it('create an account without a way to sign in and email its link', async () => {
    const email = newAddress();
    const { data, error } = await invite(email.toUpperCase(), { first_name: 'Jo' });

    expect(error).toBeNull();
    expect(data.user).toMatchObject({ email, user_metadata: { first_name: 'Jo' } });
    expect(data.user?.invited_at).toBeTruthy();
    expect(data.user?.confirmed_at ?? null).toBeNull();
    expect(new URL(linkTo(project, email)).searchParams.get('redirect_to')).toBe(page());
    const signedIn = await project.visitor().auth.signInWithPassword({ email, password: PASSWORD });
    expect(signedIn.error).toMatchObject({ status: 400, code: 'invalid_credentials' });
  });

  it('open the page once, with a session that can set a password', async () => {
    const email = newAddress();
    await invite(email);
    const link = linkTo(project, email);

    const { address, hash } = await follow(link);
    expect(address).toBe(page());
    expect(hash.get('type')).toBe('invite');
    expect((await follow(link)).hash.get('error_code')).toBe('otp_expired');

    const { client } = await signInByLink(project, hash);
    expect((await client.auth.updateUser({ password: PASSWORD })).error).toBeNull();
    const signedIn = await project.visitor().auth.signInWithPassword({ email, password: PASSWORD });
    expect(signedIn.error).toBeNull();
    expect((await invite(email)).error?.code).toBe('email_exists');
  });

  it('can be resent to someone who hasn’t joined, with a new link and the same data', async () => {
    const email = newAddress();
    const first = await invite(email, { first_name: 'Jo' });
    const old = linkTo(project, email);
    const again = await invite(email, { first_name: 'Mallory' });

    expect(again.data.user?.id).toBe(first.data.user?.id);
    expect(again.data.user?.user_metadata).toMatchObject({ first_name: 'Jo' });
    expect((await follow(old)).hash.get('error_code')).toBe('otp_expired');
    expect((await follow(linkTo(project, email))).hash.has('access_token')).toBe(true);
  });

  it('an invitation also works with the token instead of the link', async () => {
    const email = newAddress();
    await invite(email);
    const token_hash = tokenTo(project, email);

    const { data, error } = await project.visitor().auth.verifyOtp({ type: 'invite', token_hash });

    expect(error).toBeNull();
    expect(data.user?.email).toBe(email);
  });

  it('an invitation is unnecessary after a password reset', async () => {
    const email = newAddress();
    await invite(email);
    expect((await project.visitor().auth.resetPasswordForEmail(email)).error).toBeNull();

    const { hash } = await follow(linkTo(project, email));

    expect(hash.get('type')).toBe('recovery');
    expect((await invite(email)).error?.code).toBe('email_exists');
  });
});
