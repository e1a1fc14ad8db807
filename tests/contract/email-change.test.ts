import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { findAuthLink } from '../../supabase/local/mail/outbox.ts';
import { isLocal, NEEDS_OUTBOX, PASSWORD, useProject } from './support/project.ts';

const project = useProject();
const newAddress = () => `contract-${randomUUID()}@example.com`;

/** Follows the last link mailed to an address, and reads what it brings to the site. */
async function followLinkTo(email: string) {
  const link = project.outbox.to(email).map(findAuthLink).filter(Boolean).at(-1);
  if (link === undefined) throw new Error(`No mail with a link to ${email}.`);
  const response = await fetch(link, { redirect: 'manual' });
  const target = new URL(response.headers.get('location') ?? '');
  return { path: target.pathname, hash: new URLSearchParams(target.hash.slice(1)) };
}

async function askForChange() {
  const account = await project.account();
  const next = newAddress();
  const { data, error } = await account.client.auth.updateUser(
    { email: next },
    { emailRedirectTo: `${project.url}/profile` },
  );
  expect(error).toBeNull();
  return { ...account, next, user: data.user };
}

describe('asking for another address', () => {
  it('leaves the old one standing, and says which one waits', async () => {
    const { client, email, next, user } = await askForChange();

    expect(user).toMatchObject({ email, new_email: next });
    const { data } = await client.auth.getUser();
    expect(data.user).toMatchObject({ email, new_email: next });
    const again = await project.visitor().auth.signInWithPassword({ email, password: PASSWORD });
    expect(again.error).toBeNull();
    const early = await project
      .visitor()
      .auth.signInWithPassword({ email: next, password: PASSWORD });
    expect(early.error?.code).toBe('invalid_credentials');
  });

  it('is refused for an address somebody has, and for none at all', async () => {
    const { email: taken } = await project.account();
    const { client } = await project.account();

    const other = await client.auth.updateUser({ email: taken });
    expect(other.error).toMatchObject({ status: 422, code: 'email_exists' });
    expect((await client.auth.updateUser({ email: 'no address' })).error?.status).toBe(400);
    expect((await client.auth.getUser()).data.user?.new_email).toBeUndefined();
  });

  it('sends the links at most once a minute', async () => {
    const { client, email } = await askForChange();

    const change = await client.auth.updateUser({ email: newAddress() });
    expect(change.error?.code).toBe('over_email_send_rate_limit');
    const resend = await client.auth.resend({ type: 'email_change', email });
    expect(resend.error?.code).toBe('over_email_send_rate_limit');
  });

  it('is nothing a stranger can have sent again', async () => {
    const { error } = await project
      .visitor()
      .auth.resend({ type: 'email_change', email: newAddress() });
    expect(error).toBeNull();
  });
});

describe.skipIf(!isLocal)(`the two links (${NEEDS_OUTBOX})`, () => {
  it.each([
    ['the old address first', true],
    ['the new address first', false],
  ])('make the change once both were opened, %s', async (_, isOldFirst) => {
    const { client, email, next } = await askForChange();
    const [first, second] = isOldFirst ? [email, next] : [next, email];

    const half = await followLinkTo(first);
    expect(half.path).toBe('/profile');
    expect(half.hash.get('message')).toContain('confirm link sent to the other email');
    expect(half.hash.has('access_token')).toBe(false);
    expect((await client.auth.getUser()).data.user?.email).toBe(email);

    const done = await followLinkTo(second);
    expect(done.hash.get('type')).toBe('email_change');
    const { data } = await project.visitor().auth.setSession({
      access_token: done.hash.get('access_token') ?? '',
      refresh_token: done.hash.get('refresh_token') ?? '',
    });
    expect(data.user?.email).toBe(next);
    const profile = await client.from('profiles').select('email').single();
    expect(profile.data).toEqual({ email: next });
    const old = await project.visitor().auth.signInWithPassword({ email, password: PASSWORD });
    expect(old.error?.code).toBe('invalid_credentials');
    expect(project.outbox.to(email).at(-1)?.subject).toBe('Your email address was changed');
  });

  it('are worth nothing twice: one mailbox does not make the change', async () => {
    const { client, email, next } = await askForChange();
    await followLinkTo(next);

    const again = await followLinkTo(next);

    expect(again.hash.get('error_code')).toBe('otp_expired');
    expect((await client.auth.getUser()).data.user?.email).toBe(email);
  });
});
