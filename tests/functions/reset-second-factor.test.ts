import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { SignedUp } from '@tests/local-supabase.ts';
import { totpCode } from '@tests/totp.ts';
import { callFunction, useFunction } from './support/call-function.ts';
import { useEmailApi } from './support/email-api.ts';

const RESET = 'reset-second-factor';

async function setUp({ client }: SignedUp): Promise<void> {
  const { data, error } = await client.auth.mfa.enroll({ factorType: 'totp' });
  if (error) throw error;
  const code = totpCode(data.totp.secret);
  const verified = await client.auth.mfa.challengeAndVerify({ factorId: data.id, code });
  if (verified.error) throw verified.error;
}

describe('reset-second-factor', () => {
  const emailApi = useEmailApi();
  const supabase = useFunction(RESET);
  const reset = (userId: string, client?: SignedUp['client']) =>
    callFunction(supabase, RESET, { user_id: userId }, client);
  const verified = async (...roles: string[]) => {
    const user = await supabase.signUp({ roles });
    await setUp(user);
    return user;
  };
  let admin: SignedUp;
  beforeAll(async () => {
    admin = await supabase.signUp({ roles: ['admin'] });
  });

  it('removes the factor and emails the user once', async () => {
    const { userId, email } = await verified('moderator');

    expect(await reset(userId, admin.client)).toEqual({
      status: 200,
      body: { reset: true, emailed: true },
    });
    expect(await reset(userId, admin.client)).toEqual({
      status: 200,
      body: { reset: false, emailed: false },
    });

    expect(emailApi.accepted.filter(({ to }) => to.includes(email))).toMatchObject([
      { subject: 'Your two-step verification was reset' },
    ]);
  });

  it('reports that the email failed; the factor is gone', async () => {
    const { userId } = await verified('moderator');
    emailApi.refuseWith(() => 500);

    expect((await reset(userId, admin.client)).body).toEqual({ reset: true, emailed: false });
    expect((await reset(userId, admin.client)).body).toEqual({ reset: false, emailed: false });
  });

  it('refuses everyone else, unknown users and the caller’s own account', async () => {
    const moderator = await supabase.signUp({ roles: ['moderator'] });

    expect(await reset(admin.userId)).toMatchObject({ status: 401 });
    expect(await reset(admin.userId, moderator.client)).toMatchObject({ status: 403 });
    expect(await reset(randomUUID(), admin.client)).toMatchObject({ status: 404 });
    expect(await reset(admin.userId, admin.client)).toEqual({
      status: 409,
      body: { error: 'Another admin has to reset your two-step verification.' },
    });
    expect(await callFunction(supabase, RESET, {}, admin.client)).toMatchObject({ status: 400 });
  });

  it('requires the admin’s own second factor, and a session that is not idle', async () => {
    const boss = await verified('admin');
    const user = await verified('moderator');
    const { client } = await supabase.signIn(boss.email);
    expect(await reset(user.userId, client)).toEqual({
      status: 403,
      body: { error: 'Two-step verification is required for this.' },
    });

    await supabase.sql(
      `update auth.sessions set created_at = created_at - interval '13 hours' where user_id = $1`,
      [boss.userId],
    );
    expect(await reset(user.userId, boss.client)).toMatchObject({ status: 401 });
    expect((await reset(user.userId, admin.client)).body).toMatchObject({ reset: true });
  });
});
