import { randomUUID } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import { describe, expect, it } from 'vitest';
import { verifyAddressIn } from '@tests/auth-link.ts';
import { FORBIDDEN, PEOPLE, REFUSED, useProject } from './support/project.ts';

const project = useProject();

const newAddress = () => `${randomUUID()}@example.com`;
const claim = (id: string, email: string, client: SupabaseClient = project.as('admin')) =>
  client.rpc('claim_invitation', { _invitation_id: id, _email: email });
const finish = (id: string, parts: object = {}, client: SupabaseClient = project.as('admin')) =>
  client.rpc('finish_invitation', {
    _invitation_id: id,
    _first_name: 'Jo',
    _last_name: 'Field',
    _phone: '',
    _company_name: '',
    _roles: ['driver'],
    ...parts,
  });
const sendInvitation = (email: string, data: object = {}) =>
  project.as('service').auth.admin.inviteUserByEmail(email, { data });
const openLink = (email: string) => {
  const link = project.supabase.local.outbox.to(email).map(verifyAddressIn).at(-1);
  return fetch(link ?? '', { redirect: 'manual' });
};
const userOf = async (email: string) =>
  (
    await project.sql(
      `select id, first_name, phone, invited_at is not null as is_invited,
         joined_at is not null as has_joined,
         array(select role::text from public.user_roles where user_id = profiles.id
           order by user_roles.role) as roles
       from public.profiles where email = $1`,
      [email],
    )
  )[0];
/** Claims, emails and finishes an invitation, as invite-user does; returns the address. */
const invite = async (parts: object = {}, client?: SupabaseClient) => {
  const [id, email] = [randomUUID(), newAddress()];
  expect((await claim(id, email, client)).data).toBe(true);
  await sendInvitation(email);
  expect((await finish(id, parts, client)).data).toBe(true);
  return { id, email };
};

describe('Claiming an invitation', () => {
  it('claiming an invitation is for admins only', async () => {
    for (const caller of ['visitor', 'broker', 'driver'] as const) {
      const { error } = await claim(randomUUID(), newAddress(), project.as(caller));
      expect(error?.code).toBe(FORBIDDEN);
    }
  });

  it('succeeds once, until it is released', async () => {
    const [id, email] = [randomUUID(), newAddress()];
    const answers = await Promise.all([claim(id, email), claim(id, email), claim(id, email)]);
    expect(answers.map(({ data }) => data as boolean).filter(Boolean)).toHaveLength(1);

    await project.as('admin').rpc('release_invitation', { _invitation_id: id });
    expect((await claim(id, email)).data).toBe(true);
  });

  it('expires after two minutes', async () => {
    const [id, email] = [randomUUID(), newAddress()];
    await claim(id, email);
    expect((await claim(id, email)).data).toBe(false);
    await project.sql(
      `update private.invitations set taken_at = taken_at - interval '121 seconds' where id = $1`,
      [id],
    );
    expect((await claim(id, email)).data).toBe(true);
  });

  it('refuses an address that is being emailed, in any spelling', async () => {
    const email = newAddress();
    await claim(randomUUID(), email);
    const { error } = await claim(randomUUID(), ` ${email.toUpperCase()} `);
    expect(error?.code).toBe('PT429');
    expect(error?.message).toMatch(/^An invitation was just sent to this address/);
  });

  it('clears the password of someone who registered with the address and never verified it', async () => {
    const email = newAddress();
    const passwordOf = async () =>
      (
        await project.sql<{ password: string }>(
          'select encrypted_password as password from auth.users where email = $1',
          [email],
        )
      )[0]?.password;
    await project.as('visitor').auth.signUp({ email, password: 'a-strangers-password-1' });
    expect(await passwordOf()).not.toBe('');
    await claim(randomUUID(), email);
    expect(await passwordOf()).toBe('');
  });

  it.each(['', 'nobody', 'a@b.example,c@d.example'])('rejects %j as an address', async (email) => {
    expect((await claim(randomUUID(), email)).error?.code).toBe(REFUSED);
  });

  it('keeps it with the admin who claimed it', async () => {
    const [id, email] = [randomUUID(), newAddress()];
    const other = await project.supabase.signUp({ roles: ['admin'] });
    await claim(id, email);
    await sendInvitation(email);

    await other.client.rpc('release_invitation', { _invitation_id: id });
    expect((await claim(id, email)).data).toBe(false);
    expect((await finish(id, { _roles: ['admin'] }, other.client)).data).toBe(false);
    expect(await userOf(email)).toMatchObject({ roles: [] });
  });
});

describe('Finishing an invitation', () => {
  it('sets details and roles in one step and logs who invited', async () => {
    const { email } = await invite({ _phone: '1', _roles: ['driver', 'pilot_car'] });

    const user = await userOf(email);
    expect(user).toMatchObject({
      first_name: 'Jo',
      phone: '1',
      is_invited: true,
      has_joined: false,
      roles: ['pilot_car', 'driver'],
    });
    const [entry] = await project.sql(
      `select actor_id, label from public.activity_log where record_id = $1 and action = 'invited'`,
      [user?.['id']],
    );
    expect(entry).toEqual({ actor_id: PEOPLE.admin, label: 'pilot car, driver' });
  });

  it('finishing an invitation is all or nothing', async () => {
    const [id, email] = [randomUUID(), newAddress()];
    await claim(id, email);
    await sendInvitation(email);

    expect((await finish(id, { _roles: ['driver', 'owner'] })).error?.code).toBe('22P02');
    expect((await finish(id, { _phone: 'x'.repeat(41) })).error?.code).toBe(REFUSED);

    expect(await userOf(email)).toMatchObject({ first_name: '', roles: [], is_invited: false });
  });

  it('finishing an invitation is for admins, and for invitations that were claimed and emailed', async () => {
    const [id, email] = [randomUUID(), newAddress()];
    await claim(id, email);
    expect((await finish(id)).data).toBe(false);
    expect((await finish(randomUUID())).data).toBe(false);
    expect((await finish(id, {}, project.as('broker'))).error?.code).toBe(FORBIDDEN);
    expect(await userOf(email)).toBeUndefined();
  });

  it('does not change people who joined before', async () => {
    const { email, userId } = await project.supabase.signUp({ roles: ['carrier'] });
    const id = randomUUID();
    await claim(id, email);
    expect((await finish(id, { _roles: ['admin'] })).data).toBe(false);
    expect(await userOf(email)).toMatchObject({ id: userId, roles: ['carrier'] });
  });
});

describe('An invited person', () => {
  it('has joined once Auth recorded that they opened the link', async () => {
    const { email } = await invite();
    expect(await userOf(email)).toMatchObject({ has_joined: false });
    await openLink(email);
    expect(await userOf(email)).toMatchObject({ has_joined: true });
  });

  it('gets no role from metadata, the invitation’s or their own', async () => {
    const [id, email] = [randomUUID(), newAddress()];
    await claim(id, email);
    await sendInvitation(email, { role: 'admin', roles: ['admin'] });
    expect(await userOf(email)).toMatchObject({ roles: [] });
    await finish(id);

    const landing = new URL((await openLink(email)).headers.get('location') ?? '');
    const tokens = new URLSearchParams(landing.hash.slice(1));
    const client = project.supabase.anon();
    await client.auth.setSession({
      access_token: tokens.get('access_token') ?? '',
      refresh_token: tokens.get('refresh_token') ?? '',
    });
    await client.auth.updateUser({ data: { role: 'admin', roles: ['admin'] } });
    expect(await userOf(email)).toMatchObject({ roles: ['driver'] });

    // And can read who invited them, which no one else can.
    expect((await client.rpc('my_invitation')).data).toEqual([{ invited_by: 'Morgan Ellery' }]);
  });

  it('has no password until they choose one after opening the link', async () => {
    const { email } = await invite();
    const passwordOf = async () =>
      (
        await project.sql<{ password: string | null }>(
          'select encrypted_password as password from auth.users where email = $1',
          [email],
        )
      )[0]?.password;
    await project.sql(
      `update auth.users set encrypted_password = 'a stranger’s' where email = $1`,
      [email],
    );
    expect(await passwordOf()).toBe('a stranger’s');
    await openLink(email);
    expect(await passwordOf()).toBe('');
  });

  it('someone who registers isn’t invited: they become a carrier without an inviter', async () => {
    const { email, client } = await project.supabase.signUp();
    expect(await userOf(email)).toMatchObject({
      roles: ['carrier'],
      is_invited: false,
      has_joined: true,
    });
    expect((await client.rpc('my_invitation')).data).toEqual([]);
    expect((await project.as('visitor').rpc('my_invitation')).error?.code).toBe(FORBIDDEN);
  });

  it('does not count as the remaining admin until they join', async () => {
    const { email } = await invite({ _roles: ['admin'] });
    const others = await project.sql<{ id: string }>(
      `select user_id as id from public.user_roles where role = 'admin' and user_id <> $1
         and user_id <> (select id from public.profiles where email = $2)`,
      [PEOPLE.admin, email],
    );
    for (const { id } of others) {
      await project.sql(`delete from public.user_roles where role = 'admin' and user_id = $1`, [
        id,
      ]);
    }
    const demote = () =>
      project
        .as('service')
        .from('user_roles')
        .delete()
        .match({ user_id: PEOPLE.admin, role: 'admin' });

    expect((await demote()).error?.code).toBe(REFUSED);
    const user = await userOf(email);
    expect(
      (await project.as('admin').rpc('delete_user', { _user_id: user?.['id'] })).error,
    ).toBeNull();
  });
});

it('unsent invitations are deleted after a day', async () => {
  const id = randomUUID();
  await claim(id, newAddress());
  await project.sql(
    `update private.invitations set created_at = created_at - interval '25 hours' where id = $1`,
    [id],
  );
  await claim(randomUUID(), newAddress());
  expect(await project.sql('select 1 from private.invitations where id = $1', [id])).toEqual([]);
});
