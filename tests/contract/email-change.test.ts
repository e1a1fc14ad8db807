import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { follow, linkTo, signInByLink, tokenTo } from './support/emails.ts';
import { isLocal, NEEDS_OUTBOX, PASSWORD, useProject } from './support/project.ts';

const project = useProject();
const newAddress = () => `contract-${randomUUID()}@example.com`;
const followLinkTo = (email: string) => follow(linkTo(project, email));

async function requestChange() {
  const account = await project.account();
  const next = newAddress();
  const { data, error } = await account.client.auth.updateUser(
    { email: next },
    { emailRedirectTo: `${project.url}/profile` },
  );
  expect(error).toBeNull();
  return { ...account, next, user: data.user };
}

describe('requesting an email change', () => {
  it('keeps the old address and returns the pending one', async () => {
    const { client, email, next, user } = await requestChange();

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

  it('rejects an address in use and an invalid one', async () => {
    const { email: taken } = await project.account();
    const { client } = await project.account();

    const other = await client.auth.updateUser({ email: taken });
    expect(other.error).toMatchObject({ status: 422, code: 'email_exists' });
    expect((await client.auth.updateUser({ email: 'no address' })).error?.status).toBe(400);
    expect((await client.auth.getUser()).data.user?.new_email).toBeUndefined();
  });

  it('sends links at most once a minute', async () => {
    const { client, email } = await requestChange();

    const change = await client.auth.updateUser({ email: newAddress() });
    expect(change.error?.code).toBe('over_email_send_rate_limit');
    const resend = await client.auth.resend({ type: 'email_change', email });
    expect(resend.error?.code).toBe('over_email_send_rate_limit');
  });

  it('lets no stranger resend the links', async () => {
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
  ])('change the address after both are opened, %s', async (_, isOldFirst) => {
    const { client, email, next } = await requestChange();
    const [first, second] = isOldFirst ? [email, next] : [next, email];

    const half = await followLinkTo(first);
    expect(half.address).toBe(`${project.url}/profile`);
    expect(half.hash.get('message')).toContain('confirm link sent to the other email');
    expect(half.hash.has('access_token')).toBe(false);
    expect((await client.auth.getUser()).data.user?.email).toBe(email);

    const done = await followLinkTo(second);
    expect(done.hash.get('type')).toBe('email_change');
    expect((await signInByLink(project, done.hash)).user?.email).toBe(next);
    const profile = await client.from('profiles').select('email').single();
    expect(profile.data).toEqual({ email: next });
    const old = await project.visitor().auth.signInWithPassword({ email, password: PASSWORD });
    expect(old.error?.code).toBe('invalid_credentials');
    expect(project.outbox.to(email).at(-1)?.subject).toBe('Your email address was changed');
  });

  it('links also work with their tokens, which the site’s page uses', async () => {
    const { email, next } = await requestChange();
    const visitor = project.visitor();
    const use = (address: string) =>
      visitor.auth.verifyOtp({ type: 'email_change', token_hash: tokenTo(project, address) });

    const half = await use(next);
    expect(half.error).toBeNull();
    expect(half.data.session).toBeNull();
    expect((await use(next)).error).toMatchObject({ status: 403, code: 'otp_expired' });

    const done = await use(email);
    expect(done.error).toBeNull();
    expect(done.data.session?.user.email).toBe(next);
    expect((await visitor.auth.getUser()).data.user?.email).toBe(next);
    expect(project.outbox.to(email).at(-1)?.subject).toBe('Your email address was changed');
  });

  it('do not change the address if one of them is opened twice', async () => {
    const { client, email, next } = await requestChange();
    await followLinkTo(next);

    const again = await followLinkTo(next);

    expect(again.hash.get('error_code')).toBe('otp_expired');
    expect((await client.auth.getUser()).data.user?.email).toBe(email);
  });
});
