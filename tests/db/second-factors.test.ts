import { randomUUID } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import { beforeAll, describe, expect, it } from 'vitest';
import { FORBIDDEN, useProject } from './support/project.ts';
import {
  enterCode,
  requireSecondFactor,
  type SecondFactorAccount,
  secondFactors,
  stateOf,
} from './support/second-factors.ts';

const CONFLICT = 'PT409';
const project = useProject();
const { signIn, withSecondFactor } = secondFactors(project);
/** The admin who uses a second factor. The demo admin and moderator have none. */
let boss: SecondFactorAccount;

const isAdmin = async (client: Pick<SupabaseClient, 'rpc'>) =>
  (await client.rpc('admin_counts')).error === null;

beforeAll(async () => {
  boss = await withSecondFactor('admin');
});

describe('The setting', () => {
  it('can be turned on only by an admin who used a second factor in this session', async () => {
    const other = await project.supabase.signUp({ roles: ['admin'] });

    expect((await requireSecondFactor(other.client, true)).error?.code).toBe(CONFLICT);
    expect((await requireSecondFactor(project.as('moderator'), true)).error?.code).toBe(FORBIDDEN);
    expect((await requireSecondFactor(project.as('broker'), true)).error?.code).toBe(FORBIDDEN);
    expect((await boss.client.rpc('second_factors')).data).toEqual([
      { is_required: false, user_ids: [boss.userId] },
    ]);
  });

  it('each change of the setting is logged once, with who made it', async () => {
    for (const isRequired of [true, true, false]) {
      expect((await requireSecondFactor(boss.client, isRequired)).error).toBeNull();
    }

    const { data } = await boss.client
      .from('activity_log')
      .select('action, label, new_status, actor_id')
      .eq('subject', 'second_factor')
      .order('id');
    const entry = { action: 'status_changed', label: 'Staff accounts', actor_id: boss.userId };
    expect(data).toEqual([
      { ...entry, new_status: 'required' },
      { ...entry, new_status: 'optional' },
    ]);
  });
});

describe('A verified factor', () => {
  it('a verified factor is needed for staff rights, whatever the setting is', async () => {
    const client = await signIn(boss.email);
    expect(await stateOf(client)).toBe('challenge');
    expect(await isAdmin(client)).toBe(false);

    await enterCode(client, boss.secret);

    expect(await stateOf(client)).toBe('open');
    expect(await isAdmin(client)).toBe(true);
  });

  it('does not count before it is verified', async () => {
    const { client } = await project.supabase.signUp({ roles: ['moderator'] });
    await client.auth.mfa.enroll({ factorType: 'totp' });
    expect(await stateOf(client)).toBe('open');
  });

  it('a verified factor is needed to delete the account', async () => {
    const { email, secret } = await withSecondFactor('moderator');
    const client = await signIn(email);
    expect((await client.rpc('delete_my_account')).error?.code).toBe('PT403');
    await enterCode(client, secret);
    expect((await client.rpc('delete_my_account')).error).toBeNull();
  });

  it('does not count in an older token once it is removed', async () => {
    const { client } = await withSecondFactor('moderator');
    await requireSecondFactor(boss.client, true);
    expect(await stateOf(client)).toBe('open');

    const { data } = await client.auth.mfa.listFactors();
    await client.auth.mfa.unenroll({ factorId: data?.totp[0]?.id ?? '' });

    const { data: level } = await client.auth.mfa.getAuthenticatorAssuranceLevel();
    expect(level?.currentLevel).toBe('aal2');
    expect(await stateOf(client)).toBe('enroll');
    await requireSecondFactor(boss.client, false);
  });
});

describe('Resetting a second factor', () => {
  const reset = (client: SupabaseClient, id: string) =>
    client.rpc('reset_second_factor', { _user_id: id });

  it('removes it, signs the user out everywhere, logs it and returns the address once', async () => {
    const { client, userId, email } = await withSecondFactor('moderator');
    expect(await stateOf(client)).toBe('open');

    expect(await reset(boss.client, userId)).toMatchObject({ data: email, error: null });
    expect(await reset(boss.client, userId)).toMatchObject({ data: null, error: null });

    expect(await stateOf(client)).toBe('ended');
    expect((await client.auth.refreshSession()).error).not.toBeNull();
    expect(await stateOf(await signIn(email))).toBe('open');
    const { data } = await boss.client
      .from('activity_log')
      .select('action, actor_id, target_id')
      .match({ subject: 'second_factor', record_id: userId });
    expect(data).toEqual([{ action: 'updated', actor_id: boss.userId, target_id: userId }]);
  });

  it('admins can’t reset their own second factor or an unknown account’s, and moderators none', async () => {
    expect((await reset(boss.client, boss.userId)).error?.code).toBe(CONFLICT);
    expect((await reset(project.as('moderator'), boss.userId)).error?.code).toBe(FORBIDDEN);
    expect((await reset(boss.client, randomUUID())).error?.code).toBe('PT404');
    expect(await stateOf(boss.client)).toBe('open');
  });
});
