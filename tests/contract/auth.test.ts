import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { follow, linkTo as linkOf, signInByLink } from './support/emails.ts';
import { isLocal, NEEDS_OUTBOX, PASSWORD, useProject } from './support/project.ts';

const project = useProject();

const linkTo = (email: string) => linkOf(project, email);

describe('signing in', () => {
  it('returns a session for the account', async () => {
    const { client, id, email } = await project.account();

    const { data, error } = await client.auth.getUser();

    expect(error).toBeNull();
    expect(data.user).toMatchObject({ id, email, role: 'authenticated' });
  });

  it('rejects a wrong password and an unknown address with the same message', async () => {
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

  it('renews the session with the refresh token', async () => {
    const { client, id } = await project.account();
    const before = (await client.auth.getSession()).data.session;

    const { data, error } = await client.auth.refreshSession();

    expect(error).toBeNull();
    expect(data.user?.id).toBe(id);
    expect(data.session?.refresh_token).not.toBe(before?.refresh_token);
  });

  it('gives tabs that refresh simultaneously the same new token', async () => {
    const { client } = await project.account();
    const { data } = await client.auth.getSession();
    const token = data.session?.refresh_token ?? '';

    const answers = await Promise.all(
      Array.from({ length: 8 }, () =>
        project.visitor().auth.refreshSession({ refresh_token: token }),
      ),
    );

    expect(answers.map(({ error }) => error)).toEqual(answers.map(() => null));
    const renewed = answers.map((answer) => answer.data.session?.refresh_token);
    expect(new Set(renewed).size).toBe(1);
    expect(renewed).not.toContain(token);
  });

  it('rejects an unknown refresh token', async () => {
    const { error } = await project
      .visitor()
      .auth.refreshSession({ refresh_token: 'nevergiven12' });

    // Which one depends on whether the token looks like one of Auth's.
    expect(error?.status).toBe(400);
    expect(['refresh_token_not_found', 'validation_failed']).toContain(error?.code);
  });

  it('invalidates the token at sign-out', async () => {
    const { client } = await project.account();
    const token = (await client.auth.getSession()).data.session?.access_token ?? '';

    expect((await client.auth.signOut()).error).toBeNull();

    const { data, error } = await project.visitor().auth.getUser(token);
    expect(data.user).toBeNull();
    expect(error?.name).toBe('AuthSessionMissingError');
  });

  it('changes the password of a signed-in user', async () => {
    const { client, email } = await project.account();

    expect((await client.auth.updateUser({ password: 'another-Haul-2026' })).error).toBeNull();

    const again = project.visitor().auth;
    const old = await again.signInWithPassword({ email, password: PASSWORD });
    expect(old.error?.code).toBe('invalid_credentials');
    const fresh = await again.signInWithPassword({ email, password: 'another-Haul-2026' });
    expect(fresh.error).toBeNull();
  });
});

describe('getUser without a session', () => {
  it('returns AuthSessionMissingError', async () => {
    const { data, error } = await project.visitor().auth.getUser();

    expect(data.user).toBeNull();
    expect(error?.name).toBe('AuthSessionMissingError');
  });

  it('rejects a made-up token with 403', async () => {
    const { error } = await project.visitor().auth.getUser('made.up.token');

    expect(error).toMatchObject({ status: 403, code: 'bad_jwt' });
  });
});

describe('signing up', () => {
  it('rejects a password that is too short', async () => {
    const { error } = await project
      .visitor()
      .auth.signUp({ email: `${randomUUID()}@example.com`, password: 'short' });

    expect(error).toMatchObject({
      status: 422,
      code: 'weak_password',
      name: 'AuthWeakPasswordError',
    });
  });

  it('does not reveal that an address has an account', async () => {
    const { email } = await project.account();

    const { data, error } = await project.visitor().auth.signUp({ email, password: PASSWORD });

    expect(error).toBeNull();
    expect(data.session).toBeNull();
    expect(data.user?.identities).toEqual([]);
  });
});

describe.skipIf(!isLocal)(`account emails (${NEEDS_OUTBOX})`, () => {
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

  it('a new account has to open its link before signing in', async () => {
    const { email, session, user } = await signUp(`${project.url}/auth`);

    expect(session).toBeNull();
    expect(user?.identities).toHaveLength(1);
    const { error } = await project
      .visitor()
      .auth.signInWithPassword({ email, password: PASSWORD });
    expect(error).toMatchObject({ status: 400, code: 'email_not_confirmed' });
  });

  it('a link redirects to the requested page with a session', async () => {
    const { email } = await signUp(`${project.url}/auth?next=%2Fquotes`);

    const { address, hash } = await follow(linkTo(email));

    expect(address).toBe(`${project.url}/auth`);
    expect(hash.get('type')).toBe('signup');
    const { user } = await signInByLink(project, hash);
    expect(user?.email).toBe(email);
    expect(user?.user_metadata).toMatchObject({ first_name: 'Rae', role: 'pilot_car' });
  });

  it('a link is accepted only once', async () => {
    const { email } = await signUp(`${project.url}/auth`);
    const link = linkTo(email);
    await follow(link);

    const { hash } = await follow(link);

    expect(hash.get('error')).toBe('access_denied');
    expect(hash.get('error_code')).toBe('otp_expired');
  });

  it('a link does not redirect to another site', async () => {
    const { email } = await signUp('https://elsewhere.example.org/steal');

    const { address } = await follow(linkTo(email));

    expect(new URL(address).origin).toBe(project.url);
  });

  it('a link lets the user replace a forgotten password', async () => {
    const { email } = await project.account();
    const forgotten = project.visitor().auth;
    expect(
      (await forgotten.resetPasswordForEmail(email, { redirectTo: `${project.url}/auth` })).error,
    ).toBeNull();

    const { hash } = await follow(linkTo(email));
    expect(hash.get('type')).toBe('recovery');
    const { client } = await signInByLink(project, hash);

    expect((await client.auth.updateUser({ password: 'replaced-Haul-2026' })).error).toBeNull();
  });

  it('the answer does not reveal whether a forgotten password’s address has an account', async () => {
    const email = `${randomUUID()}@example.com`;

    expect((await project.visitor().auth.resetPasswordForEmail(email)).error).toBeNull();
    expect(project.outbox.to(email)).toEqual([]);
  });
});
