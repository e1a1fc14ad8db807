import type { SupabaseClient } from '@supabase/supabase-js';
import { describe, expect, it } from 'vitest';
import { totpCode, wrongCode } from '@tests/totp.ts';
import { follow, linkTo, signInByLink } from './support/emails.ts';
import { isLocal, NEEDS_OUTBOX, PASSWORD, useProject } from './support/project.ts';

const project = useProject();

async function enroll({ auth }: SupabaseClient, friendlyName = 'Phone') {
  const { data, error } = await auth.mfa.enroll({ factorType: 'totp', friendlyName });
  if (error) throw error;
  return { id: data.id, ...data.totp };
}

async function verify({ auth }: SupabaseClient, { id, secret }: { id: string; secret: string }) {
  const { error } = await auth.mfa.challengeAndVerify({ factorId: id, code: totpCode(secret) });
  expect(error).toBeNull();
}

/** An account with a verified factor, in an aal2 session. */
async function enrolled() {
  const account = await project.account();
  const factor = await enroll(account.client);
  await verify(account.client, factor);
  return { ...account, factor };
}

const signIn = async (email: string) => {
  const client = project.visitor();
  const { error } = await client.auth.signInWithPassword({ email, password: PASSWORD });
  expect(error).toBeNull();
  return client;
};

const levelOf = async ({ auth }: SupabaseClient) =>
  (await auth.mfa.getAuthenticatorAssuranceLevel()).data;

describe('enrolling', () => {
  it('returns a secret, its otpauth address and a QR code, and lists the factor as unverified', async () => {
    const { client, email } = await project.account();

    const { id, secret, uri, qr_code } = await enroll(client, 'Work phone');

    expect(secret).toMatch(/^[A-Z2-7]{16,}$/);
    expect(uri).toContain(`secret=${secret}`);
    expect(decodeURIComponent(uri)).toContain(email);
    expect(qr_code).toMatch(/^data:image\/svg\+xml;utf-8,.*<svg/s);
    const { data } = await client.auth.mfa.listFactors();
    expect(data?.totp).toEqual([]);
    expect(data?.all).toMatchObject([
      { id, friendly_name: 'Work phone', factor_type: 'totp', status: 'unverified' },
    ]);
    expect(data?.all[0]).not.toHaveProperty('secret');
  });

  it('rejects a second factor of the same name', async () => {
    const { client } = await project.account();
    await enroll(client, 'Phone');

    const { error } = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' });

    expect(error).toMatchObject({ status: 422, code: 'mfa_factor_name_conflict' });
  });

  it('rejects an eleventh factor', async () => {
    const { client } = await project.account();
    for (let count = 1; count <= 10; count += 1) await enroll(client, `Phone ${String(count)}`);

    const { error } = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'More' });

    expect(error).toMatchObject({ status: 422, code: 'too_many_enrolled_mfa_factors' });
  });

  it('enrolling another factor requires the first one', async () => {
    const { email } = await enrolled();
    const client = await signIn(email);

    const { error } = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Other' });

    expect(error).toMatchObject({ status: 403, code: 'insufficient_aal' });
  });

  it('requires a session', async () => {
    const response = await fetch(`${project.url}/auth/v1/factors`, {
      method: 'POST',
      headers: { apikey: project.publishableKey, 'content-type': 'application/json' },
      body: JSON.stringify({ factor_type: 'totp', friendly_name: 'Phone' }),
    });

    expect(response.status).toBe(401);
  });
});

describe('verifying a code', () => {
  it('raises the session to aal2, verifies the factor and deletes unverified ones', async () => {
    const { client } = await project.account();
    expect(await levelOf(client)).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal1' });
    await enroll(client, 'Abandoned');
    const factor = await enroll(client);

    await verify(client, factor);

    const level = await levelOf(client);
    expect(level).toMatchObject({ currentLevel: 'aal2', nextLevel: 'aal2' });
    expect(level?.currentAuthenticationMethods).toMatchObject([
      { method: expect.stringMatching(/totp|password/) as string },
      { method: expect.stringMatching(/totp|password/) as string },
    ]);
    const { data } = await client.auth.mfa.listFactors();
    expect(data?.all).toMatchObject([{ id: factor.id, status: 'verified' }]);
  });

  it('keeps aal2 when the session is refreshed', async () => {
    const { client } = await enrolled();

    expect((await client.auth.refreshSession()).error).toBeNull();

    expect(await levelOf(client)).toMatchObject({ currentLevel: 'aal2' });
  });

  it('accepts the next code, from a device whose clock is fast', async () => {
    const { client } = await project.account();
    const { id, secret } = await enroll(client);

    const { error } = await client.auth.mfa.challengeAndVerify({
      factorId: id,
      code: totpCode(secret, 1),
    });

    expect(error).toBeNull();
  });

  it('rejects a wrong code and keeps the session at aal1', async () => {
    const { client } = await project.account();
    const { id, secret } = await enroll(client);

    const { error } = await client.auth.mfa.challengeAndVerify({
      factorId: id,
      code: wrongCode(secret),
    });

    expect(error).toMatchObject({ status: 422, code: 'mfa_verification_failed' });
    expect(await levelOf(client)).toMatchObject({ currentLevel: 'aal1' });
  });

  it('accepts a challenge only once and only for its factor', async () => {
    const { client, factor } = await enrolled();
    const challenge = await client.auth.mfa.challenge({ factorId: factor.id });
    const challengeId = challenge.data?.id ?? '';
    expect((challenge.data?.expires_at ?? 0) * 1000).toBeGreaterThan(Date.now());
    const answer = { factorId: factor.id, challengeId, code: totpCode(factor.secret) };
    expect((await client.auth.mfa.verify(answer)).error).toBeNull();

    const again = await client.auth.mfa.verify(answer);
    const unknown = await client.auth.mfa.verify({ ...answer, challengeId: factor.id });

    expect(again.error).toMatchObject({ status: 422, code: 'mfa_ip_address_mismatch' });
    expect(unknown.error).toMatchObject({ status: 422, code: 'mfa_factor_not_found' });
  });

  it('rejects a factor of someone else', async () => {
    const { factor } = await enrolled();
    const { client } = await project.account();

    const { error } = await client.auth.mfa.challenge({ factorId: factor.id });

    expect(error).toMatchObject({ status: 404, code: 'mfa_factor_not_found' });
  });

  it('ends the user’s sessions that have only a password', async () => {
    const { client, email } = await project.account();
    const other = await signIn(email);

    await verify(client, await enroll(client));

    expect((await other.auth.refreshSession()).error?.code).toMatch(
      /refresh_token_not_found|session_not_found/,
    );
    expect((await client.auth.refreshSession()).error).toBeNull();
  });

  it('makes the earlier refresh token unusable', async () => {
    const { client } = await project.account();
    const before = (await client.auth.getSession()).data.session?.refresh_token ?? '';
    await verify(client, await enroll(client));

    const { data } = await project.visitor().auth.refreshSession({ refresh_token: before });

    // Within the reuse interval hosted may return the newest token instead of an error.
    const after = (await client.auth.getSession()).data.session?.refresh_token;
    expect([undefined, after]).toContain(data.session?.refresh_token);
  });
});

describe('a session of someone with a verified factor', () => {
  it('starts at aal1 after the password', async () => {
    const { email } = await enrolled();

    expect(await levelOf(await signIn(email))).toMatchObject({
      currentLevel: 'aal1',
      nextLevel: 'aal2',
    });
  });

  it('can’t change the password or the address at aal1', async () => {
    const { email } = await enrolled();
    const client = await signIn(email);

    const password = await client.auth.updateUser({ password: 'another-Haul-2026' });
    const address = await client.auth.updateUser({ email: 'else@example.com' });

    expect(password.error).toMatchObject({ status: 401, code: 'insufficient_aal' });
    expect(address.error).toMatchObject({ status: 401, code: 'insufficient_aal' });
  });

  it('can’t remove the factor at aal1', async () => {
    const { email, factor } = await enrolled();
    const client = await signIn(email);

    const { error } = await client.auth.mfa.unenroll({ factorId: factor.id });

    expect(error).toMatchObject({ status: 422, code: 'insufficient_aal' });
  });

  it('falls back to aal1 after removing the factor', async () => {
    const { client, factor } = await enrolled();

    expect((await client.auth.mfa.unenroll({ factorId: factor.id })).error).toBeNull();

    expect((await client.auth.refreshSession()).error).toBeNull();
    expect(await levelOf(client)).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal1' });
    expect((await client.auth.mfa.listFactors()).data?.all).toEqual([]);
  });
});

it.skipIf(!isLocal)(`a recovery link opens at aal1 (${NEEDS_OUTBOX})`, async () => {
  const { email } = await enrolled();
  const redirectTo = `${project.url}/auth`;
  await project.visitor().auth.resetPasswordForEmail(email, { redirectTo });

  const { client } = await signInByLink(project, (await follow(linkTo(project, email))).hash);

  const level = await levelOf(client);
  expect(level).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal2' });
  expect(level?.currentAuthenticationMethods).toMatchObject([{ method: 'otp' }]);
});

describe('signing out', () => {
  it('everywhere ends every session of the user', async () => {
    const { client, email } = await project.account();
    const other = await signIn(email);

    expect((await client.auth.signOut({ scope: 'global' })).error).toBeNull();

    expect((await other.auth.refreshSession()).error?.code).toMatch(
      /refresh_token_not_found|session_not_found/,
    );
  });

  it('here leaves other sessions alone', async () => {
    const { client, email } = await project.account();
    const other = await signIn(email);

    expect((await client.auth.signOut({ scope: 'local' })).error).toBeNull();

    expect((await other.auth.refreshSession()).error).toBeNull();
  });
});
