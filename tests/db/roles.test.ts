import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { FORBIDDEN, PEOPLE, REFUSED, useProject } from './support/project.ts';

const project = useProject();

describe('Reading roles', () => {
  it('returns your own', async () => {
    const broker = project.as('broker');
    const own = { _user_id: PEOPLE.broker };

    expect((await broker.rpc('get_user_roles', own)).data).toEqual(['freight_broker']);
    expect((await broker.rpc('has_role', { ...own, _role: 'freight_broker' })).data).toBe(true);
    expect((await broker.rpc('has_role', { ...own, _role: 'admin' })).data).toBe(false);
  });

  it.each(['admin', 'service'] as const)('returns anyone’s to the %s', async (caller) => {
    const client = project.as(caller);
    const theirs = { _user_id: PEOPLE.broker };

    expect((await client.rpc('get_user_roles', theirs)).data).toEqual(['freight_broker']);
    expect((await client.rpc('has_role', { ...theirs, _role: 'freight_broker' })).data).toBe(true);
  });

  it.each(['broker', 'visitor'] as const)('refuses others’ to a %s', async (caller) => {
    const client = project.as(caller);
    const theirs = { _user_id: PEOPLE.admin };

    expect((await client.rpc('get_user_roles', theirs)).error?.code).toBe(FORBIDDEN);
    expect((await client.rpc('has_role', { ...theirs, _role: 'admin' })).error?.code).toBe(
      FORBIDDEN,
    );
  });

  it('returns the role that decides the dashboard first', async () => {
    const { client, userId } = await project.supabase.signUp({
      roles: ['customer', 'driver', 'carrier', 'moderator'],
    });

    const { data } = await client.rpc('get_user_roles', { _user_id: userId });

    expect(data).toEqual(['moderator', 'carrier', 'driver', 'customer']);
  });

  it('returns an empty list without roles', async () => {
    const { client, userId } = await project.supabase.signUp({ roles: [] });

    expect((await client.rpc('get_user_roles', { _user_id: userId })).data).toEqual([]);
  });
});

describe('Deleting a user', () => {
  it('deletes account, profile and roles, and keeps their quotes', async () => {
    const { client, userId, email } = await project.supabase.signUp();
    await project.sql(
      `insert into public.quotes (customer_name, email, phone, origin, destination, equipment, user_id)
       values ('Jo', 'jo@example.com', '1', 'Here', 'There', 'RGN', $1)`,
      [userId],
    );
    const count = async (table: string, column: string) =>
      (await project.sql(`select 1 from ${table} where ${column} = $1`, [userId])).length;

    const { error } = await project.as('admin').rpc('delete_user', { _user_id: userId });

    expect(error).toBeNull();
    expect(await count('auth.users', 'id')).toBe(0);
    expect(await count('public.profiles', 'id')).toBe(0);
    expect(await count('public.user_roles', 'user_id')).toBe(0);
    expect(await count('public.quotes', 'user_id')).toBe(0);
    expect((await project.sql(`select 1 from public.quotes where origin = 'Here'`)).length).toBe(1);
    const again = await client.auth.signInWithPassword({ email, password: 'demo-Haul-2026' });
    expect(again.error).not.toBeNull();
  });

  it('deleting a user is for admins only', async () => {
    for (const caller of ['visitor', 'customer', 'driver'] as const) {
      const { error } = await project.as(caller).rpc('delete_user', { _user_id: PEOPLE.customer });
      expect(error?.code).toBe(FORBIDDEN);
    }
    expect(
      await project.sql('select 1 from auth.users where id = $1', [PEOPLE.customer]),
    ).toHaveLength(1);
  });

  it('fails if the user does not exist', async () => {
    const { error, status } = await project
      .as('admin')
      .rpc('delete_user', { _user_id: '00000000-0000-4000-8000-000000000000' });

    expect([status, error?.code]).toEqual([404, 'PT404']);
  });
});

describe('The last admin', () => {
  const admins = async () =>
    (
      await project.sql<{ user_id: string }>(
        `select user_id from public.user_roles where role = 'admin'`,
      )
    ).map((row) => row.user_id);
  const self = { user_id: PEOPLE.admin, role: 'admin' };
  const roles = () => project.as('admin').from('user_roles');

  // An admin can't remove their own last role.
  beforeAll(() =>
    project.sql(`insert into public.user_roles (user_id, role) values ($1, 'customer')`, [
      PEOPLE.admin,
    ]),
  );
  afterEach(async () => {
    await project.sql(
      `insert into public.user_roles (user_id, role) values ($1, 'admin') on conflict do nothing`,
      [PEOPLE.admin],
    );
    await project.sql(`delete from public.user_roles where role = 'admin' and user_id <> $1`, [
      PEOPLE.admin,
    ]);
  });

  it('cannot be removed, demoted or deleted', async () => {
    expect((await roles().delete().match(self)).error?.code).toBe(REFUSED);
    expect((await roles().update({ role: 'customer' }).match(self)).error?.code).toBe(REFUSED);
    const { error } = await project.as('service').rpc('delete_user', { _user_id: PEOPLE.admin });
    expect([error?.code, error?.message]).toEqual([
      REFUSED,
      'The last administrator cannot be removed or demoted.',
    ]);
    expect(await admins()).toEqual([PEOPLE.admin]);
  });

  it('cannot be deleted by anyone, the database owner included', async () => {
    await expect(
      project.sql('delete from auth.users where id = $1', [PEOPLE.admin]),
    ).rejects.toThrow('The last administrator');
    await expect(
      project.sql('delete from public.profiles where id = $1', [PEOPLE.admin]),
    ).rejects.toThrow('The last administrator');
    await expect(project.sql(`delete from public.user_roles where role = 'admin'`)).rejects.toThrow(
      'The last administrator',
    );
  });

  it('can be the second admin once the first steps down', async () => {
    const second = await project.supabase.signUp({ roles: ['admin', 'customer'] });

    expect((await roles().delete().match(self)).error).toBeNull();

    const { error } = await second.client
      .from('user_roles')
      .delete()
      .match({ user_id: second.userId, role: 'admin' });
    expect(error?.code).toBe(REFUSED);
    expect(await admins()).toEqual([second.userId]);
  });

  it('can’t be replaced by one who hasn’t accepted their invitation', async () => {
    const invited = await project.supabase.signUp({ roles: ['admin'] });
    await project.sql('update public.profiles set joined_at = null where id = $1', [
      invited.userId,
    ]);
    expect((await roles().delete().match(self)).error?.code).toBe(REFUSED);
  });

  it('remains when one statement deletes all admins', async () => {
    await project.supabase.signUp({ roles: ['admin'] });

    expect((await roles().delete().eq('role', 'admin')).error?.code).toBe(REFUSED);
    expect(await admins()).toHaveLength(2);
  });

  it('remains when two admins demote themselves at the same time', async () => {
    const second = await project.supabase.signUp({ roles: ['admin', 'customer'] });
    for (let round = 0; round < 8; round++) {
      await project.sql(
        `insert into public.user_roles (user_id, role) values ($1, 'admin'), ($2, 'admin')
         on conflict do nothing`,
        [PEOPLE.admin, second.userId],
      );
      const answers = await Promise.all([
        roles().delete().match(self),
        second.client.from('user_roles').delete().match({ user_id: second.userId, role: 'admin' }),
      ]);
      expect(answers.filter(({ error }) => error === null)).toHaveLength(1);
      expect(await admins()).toHaveLength(1);
    }
  });
});
