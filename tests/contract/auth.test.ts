import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { follow, linkTo as linkOf } from './support/emails.ts';
import { isLocal, NEEDS_OUTBOX, PASSWORD, useProject } from './support/project.ts';

const project = useProject();

const linkTo = (email: string) => linkOf(project, email);

describe('signing in', () => {
  it('gives a session whose user is the account', async () => {
    const { client, id, email } = await project.account();

    const { data, error } = await client.auth.getUser();

    expect(error).toBeNull();
    expect(data.user).toMatchObject({ id, email, role: 'authenticated' });
  });

  it('refuses a wrong password and an unknown address in the same words', async () => {
    const { email } = await project.account();
    const wrong = await project.visitor().auth.signInWithPassword({ email, password: 'not it' });
    const unknown = await project
      .visitor()
      .auth.signInWithPassword({ email: `${randomUUID()}@example.com`, password: 'not it' });

    for (const { error, data } of [wrong, unknown]) {
      expect(data.session).toBeNull();
      expect(error).toMatchObject({ status: 400, code: 'invalid_credentials' });
    }
    expect(wrong.error?.message).toBe(unknown.error?.message);
  });

  it('renews the session with its refresh token', async () => {
    const { client, id } = await project.account();
    const before = (await client.auth.getSession()).data.session;

    const { data, error } = await client.auth.refreshSession();

    expect(error).toBeNull();
    expect(data.user?.id).toBe(id);
    expect(data.session?.refresh_token).not.toBe(before?.refresh_token);
  });

  it('refuses a refresh token it never gave', async () => {
    const { error } = await project
      .visitor()
      .auth.refreshSession({ refresh_token: 'nevergiven12' });

    // Auth says one or the other, depending on whether the token looks like one of its own.
    expect(error?.status).toBe(400);
    expect(['refresh_token_not_found', 'validation_failed']).toContain(error?.code);
  });

  it('ends with signing out: the token opens nothing any more', async () => {
    const { client } = await project.account();
    const token = (await client.auth.getSession()).data.session?.access_token ?? '';

    expect((await client.auth.signOut()).error).toBeNull();

    const { data, error } = await project.visitor().auth.getUser(token);
    expect(data.user).toBeNull();
    expect(error?.name).toBe('AuthSessionMissingError');
  });

  it('takes a new password from who is signed in', async () => {
    const { client, email } = await project.account();

    expect((await client.auth.updateUser({ password: 'another-Haul-2026' })).error).toBeNull();

    const again = project.visitor().auth;
    const old = await again.signInWithPassword({ email, password: PASSWORD });
    expect(old.error?.code).toBe('invalid_credentials');
    const fresh = await again.signInWithPassword({ email, password: 'another-Haul-2026' });
    expect(fresh.error).toBeNull();
  });
});

describe('an account without a session', () => {
  it('is no session at all for getUser', async () => {
    const { data, error } = await project.visitor().auth.getUser();

    expect(data.user).toBeNull();
    expect(error?.name).toBe('AuthSessionMissingError');
  });

  it('answers a made-up token with 403', async () => {
    const { error } = await project.visitor().auth.getUser('made.up.token');

    expect(error).toMatchObject({ status: 403, code: 'bad_jwt' });
  });
});

describe('signing up', () => {
  it('refuses a password that is too short', async () => {
    const { error } = await project
      .visitor()
      .auth.signUp({ email: `${randomUUID()}@example.com`, password: 'short' });

    expect(error).toMatchObject({
      status: 422,
      code: 'weak_password',
      name: 'AuthWeakPasswordError',
    });
  });

  it('tells nobody that an address has an account already', async () => {
    const { email } = await project.account();

    const { data, error } = await project.visitor().auth.signUp({ email, password: PASSWORD });

    expect(error).toBeNull();
    expect(data.session).toBeNull();
    expect(data.user?.identities).toEqual([]);
  });
});

describe.skipIf(!isLocal)(`mails (${NEEDS_OUTBOX})`, () => {
  const signUp = async (redirect: string) => {
    const email = `${randomUUID()}@example.com`;
    const answer = await project.visitor().auth.signUp({
      email,
      password: PASSWORD,
      options: { emailRedirectTo: redirect, data: { first_name: 'Rae', role: 'pilot_car' } },
    });
    expect(answer.error).toBeNull();
    return { email, ...answer.data };
  };

  it('a new account has no session, and no way in, before its link was followed', async () => {
    const { email, session, user } = await signUp(`${project.url}/auth`);

    expect(session).toBeNull();
    expect(user?.identities).toHaveLength(1);
    const { error } = await project
      .visitor()
      .auth.signInWithPassword({ email, password: PASSWORD });
    expect(error).toMatchObject({ status: 400, code: 'email_not_confirmed' });
  });

  it('the link leads back to where the sign-up asked for, signed in', async () => {
    const { email } = await signUp(`${project.url}/auth?next=%2Fquotes`);

    const { address, hash } = await follow(linkTo(email));

    expect(address).toBe(`${project.url}/auth`);
    expect(hash.get('type')).toBe('signup');
    const client = project.visitor();
    const { data, error } = await client.auth.setSession({
      access_token: hash.get('access_token') ?? '',
      refresh_token: hash.get('refresh_token') ?? '',
    });
    expect(error).toBeNull();
    expect(data.user?.email).toBe(email);
    expect(data.user?.user_metadata).toMatchObject({ first_name: 'Rae', role: 'pilot_car' });
  });

  it('a link works once', async () => {
    const { email } = await signUp(`${project.url}/auth`);
    const link = linkTo(email);
    await follow(link);

    const { hash } = await follow(link);

    expect(hash.get('error')).toBe('access_denied');
    expect(hash.get('error_code')).toBe('otp_expired');
  });

  it('a foreign address in the link is not followed', async () => {
    const { email } = await signUp('https://elsewhere.example.org/steal');

    const { address } = await follow(linkTo(email));

    expect(new URL(address).origin).toBe(project.url);
  });

  it('a forgotten password is replaced through the mail', async () => {
    const { email } = await project.account();
    const forgotten = project.visitor().auth;
    expect(
      (await forgotten.resetPasswordForEmail(email, { redirectTo: `${project.url}/auth` })).error,
    ).toBeNull();

    const { hash } = await follow(linkTo(email));
    expect(hash.get('type')).toBe('recovery');
    const client = project.visitor();
    await client.auth.setSession({
      access_token: hash.get('access_token') ?? '',
      refresh_token: hash.get('refresh_token') ?? '',
    });

    expect((await client.auth.updateUser({ password: 'replaced-Haul-2026' })).error).toBeNull();
  });

  it('nobody hears whether an address to recover is known', async () => {
    const email = `${randomUUID()}@example.com`;

    expect((await project.visitor().auth.resetPasswordForEmail(email)).error).toBeNull();
    expect(project.outbox.to(email)).toEqual([]);
  });
});
