import { describe, expect, it } from 'vitest';
import { planLoad } from './support/plan-load.ts';
import { PEOPLE, REFUSED, useProject } from './support/project.ts';

const project = useProject();
const admin = () => project.as('admin');
const deleteRoles = (userId: string) => admin().from('user_roles').delete().eq('user_id', userId);
const deleteProfile = (userId: string) => admin().from('profiles').delete().eq('id', userId);
const rolesOf = async (userId: string) => {
  const rows = await project.sql<{ role: string }>(
    'select role::text from public.user_roles where user_id = $1 order by role',
    [userId],
  );
  return rows.map(({ role }) => role);
};
const hasAccount = async (userId: string) =>
  (await project.sql('select from auth.users where id = $1', [userId])).length === 1;

describe('Deleting roles and profile of a user', () => {
  it('deletes the account, which can no longer sign in, and keeps their quotes', async () => {
    const { userId, email, client } = await project.supabase.signUp({
      roles: ['carrier', 'pilot_car'],
    });
    await project.sql(
      `insert into public.quotes (customer_name, email, phone, origin, destination, equipment, user_id)
       values ('Jo', 'jo@example.com', '1', 'Here', 'There', 'RGN', $1)`,
      [userId],
    );

    expect((await deleteRoles(userId)).error).toBeNull();
    const { error, data, count } = await admin()
      .from('profiles')
      .delete({ count: 'exact' })
      .eq('id', userId)
      .select('id');

    expect([error, data, count]).toEqual([null, [{ id: userId }], 1]);
    expect(await hasAccount(userId)).toBe(false);
    expect((await admin().from('profiles').select('*').eq('id', userId)).data).toEqual([]);
    expect(await project.sql(`select user_id from public.quotes where origin = 'Here'`)).toEqual([
      { user_id: null },
    ]);
    const again = await client.auth.signInWithPassword({ email, password: 'demo-Haul-2026' });
    expect(again.error).not.toBeNull();
    const logged = await project.sql(
      `select actor_id, action, subject from public.activity_log
       where record_id = $1 and action = 'deleted' and actor_id is not null`,
      [userId],
    );
    const entry = { actor_id: PEOPLE.admin, action: 'deleted', subject: 'role' };
    expect(logged).toEqual([entry, entry]);
  });

  it('tells the load that an escort of the user is gone, as the console’s button does', async () => {
    const { userId } = await project.supabase.signUp({ roles: ['pilot_car'] });
    const load = await planLoad(project, { pilot: userId, escort: 'offered' });

    await deleteRoles(userId);
    expect((await deleteProfile(userId)).error).toBeNull();

    const events = await project.sql('select note from public.load_events where load_id = $1', [
      load,
    ]);
    expect(JSON.stringify(events)).toContain('The account of the');
  });

  it.each([
    ['pilot_car', 'accepted an escort', (id: string) => planLoad(project, { pilot: id })],
    [
      'driver',
      'is the driver of a load',
      (id: string) => planLoad(project, { driver: id, status: 'in_transit' }),
    ],
  ] as const)('refuses both calls for a %s who %s', async (role, sentence, plan) => {
    const { userId } = await project.supabase.signUp({ roles: [role] });
    await plan(userId);

    for (const refuse of [deleteRoles, deleteProfile]) {
      const { error } = await refuse(userId);
      expect(error?.code).toBe('PT409');
      expect(error?.message).toContain(sentence);
      expect(error?.message).toContain('Assign it to someone else first.');
    }
    expect(await rolesOf(userId)).toEqual([role]);
    expect(await hasAccount(userId)).toBe(true);
  });

  it('refuses both calls for the admin’s own account', async () => {
    const second = await project.supabase.signUp({ roles: ['admin', 'driver'] });
    const roles = await second.client.from('user_roles').delete().eq('user_id', second.userId);
    expect(roles.error).toMatchObject({
      code: 'PT409',
      message: 'Another admin has to remove your last role.',
    });
    const profile = await second.client.from('profiles').delete().eq('id', second.userId);
    expect(profile.error).toMatchObject({
      code: 'PT409',
      message: 'Delete your own account on your profile page.',
    });
    expect(await rolesOf(second.userId)).toEqual(['admin', 'driver']);
    await project.sql('delete from auth.users where id = $1', [second.userId]);
  });

  it('refuses both calls for the last admin', async () => {
    const { userId: moderator } = await project.supabase.signUp({ roles: ['moderator'] });
    const service = project.as('service');
    for (const call of [
      service.from('user_roles').delete().eq('user_id', PEOPLE.admin),
      service.from('profiles').delete().eq('id', PEOPLE.admin),
      deleteRoles(PEOPLE.admin),
    ]) {
      expect((await call).error).toMatchObject({
        code: REFUSED,
        message: 'The last administrator cannot be removed or demoted.',
      });
    }
    expect(await rolesOf(PEOPLE.admin)).toEqual(['admin']);
    expect(await hasAccount(moderator)).toBe(true);
  });

  it.each(['moderator', 'customer', 'driver'] as const)('does nothing for a %s', async (caller) => {
    const client = project.as(caller);
    for (const target of [PEOPLE.broker, PEOPLE[caller]]) {
      expect((await client.from('profiles').delete().eq('id', target)).error).toBeNull();
      expect(await hasAccount(target)).toBe(true);
    }
    expect(await rolesOf(PEOPLE.broker)).toEqual(['freight_broker']);
  });

  it('does nothing for an unknown id', async () => {
    const unknown = '00000000-0000-4000-8000-000000000000';
    expect((await deleteRoles(unknown)).error).toBeNull();
    expect((await deleteProfile(unknown)).error).toBeNull();
  });

  it('lets an admin replace, but not remove, all roles of someone on a load', async () => {
    const { userId } = await project.supabase.signUp({ roles: ['driver'] });
    await planLoad(project, { driver: userId, status: 'in_transit' });
    const saved = await project.sql<{ updated_at: string }>(
      'select updated_at::text from public.profiles where id = $1',
      [userId],
    );
    const save = (roles: string[], seen: string | undefined) =>
      admin().rpc('save_user', {
        _user_id: userId,
        _seen: seen,
        _first_name: 'A',
        _last_name: 'B',
        _phone: '',
        _company_name: '',
        _roles: roles,
      });
    expect((await save([], saved[0]?.updated_at)).error?.code).toBe('PT409');
    expect((await save(['carrier'], saved[0]?.updated_at)).error).toBeNull();
    expect(await rolesOf(userId)).toEqual(['carrier']);
  });
});
