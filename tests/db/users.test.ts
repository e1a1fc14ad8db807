import { randomUUID } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import { describe, expect, it } from 'vitest';
import { planLoad } from './support/plan-load.ts';
import { FORBIDDEN, PEOPLE, REFUSED, STALE, useProject } from './support/project.ts';

const project = useProject();

const NAMES = ['Ada', 'Ben', 'Cy'] as const;

/** Three people with a unique last name; the last one has two roles. */
async function signUpThree() {
  const family = `Q${randomUUID().slice(0, 8)}`;
  const people = [];
  for (const name of NAMES) {
    const roles = name === 'Cy' ? (['driver', 'moderator'] as const) : (['driver'] as const);
    const person = await project.supabase.signUp({ roles: [...roles] });
    await project.sql('update public.profiles set first_name = $2, last_name = $3 where id = $1', [
      person.userId,
      name,
      family,
    ]);
    people.push(person);
  }
  return { family, people };
}

/** The list in the console's order. */
const list = (family: string) =>
  project
    .as('admin')
    .from('admin_profiles')
    .select('id, first_name, sort_name, roles')
    .like('search_text', `%${family.toLowerCase()}%`);

const save = async (
  userId: string,
  parts: { seen?: string; phone?: string; roles?: string[]; first?: string } = {},
  caller: 'admin' | 'broker' | 'visitor' = 'admin',
) => {
  const [profile] = await project.sql<{ at: string }>(
    `select to_json(updated_at)#>>'{}' as at from public.profiles where id = $1`,
    [userId],
  );
  return project.as(caller).rpc('save_user', {
    _user_id: userId,
    _seen: parts.seen ?? profile?.at,
    _first_name: parts.first ?? 'Jo',
    _last_name: 'Field',
    _phone: parts.phone ?? '',
    _company_name: '',
    _roles: parts.roles ?? ['driver'],
  });
};
const rolesOf = async (userId: string) =>
  (await project.as('admin').rpc('get_user_roles', { _user_id: userId })).data as string[];

describe('The list of users', () => {
  it('returns pages by name, each user once with all roles', async () => {
    const { family } = await signUpThree();
    const page = () => list(family).contains('roles', ['driver']).order('sort_name').order('id');

    const first = (await page().limit(2)).data ?? [];
    const last = first.at(-1);
    const second = await page().or(
      `sort_name.gt."${String(last?.sort_name)}",and(sort_name.eq."${String(last?.sort_name)}",id.gt."${String(last?.id)}")`,
    );

    expect(first.map(({ first_name }) => first_name as string)).toEqual(['Ada', 'Ben']);
    expect(second.data).toMatchObject([{ first_name: 'Cy', roles: ['moderator', 'driver'] }]);
  });

  it('filters by role', async () => {
    const { family } = await signUpThree();
    const { data } = await list(family).contains('roles', ['moderator']);
    expect(data?.map(({ first_name }) => first_name as string)).toEqual(['Cy']);
  });

  it('follows granted and revoked roles, which cannot be written directly', async () => {
    const { userId, client } = await project.supabase.signUp({ roles: ['driver'] });
    const profile = () => client.from('profiles').select('roles').eq('id', userId).single();
    const held = project.as('admin').from('user_roles');

    await held.insert({ user_id: userId, role: 'moderator' });
    expect((await profile()).data).toEqual({ roles: ['moderator', 'driver'] });
    await held.update({ role: 'pilot_car' }).match({ user_id: userId, role: 'moderator' });
    expect((await profile()).data).toEqual({ roles: ['pilot_car', 'driver'] });
    await held.delete().eq('user_id', userId);
    expect((await profile()).data).toEqual({ roles: [] });

    for (const caller of [client, project.as('admin')]) {
      const { error } = await caller
        .from('profiles')
        .update({ roles: ['admin'] })
        .eq('id', userId);
      expect(error?.code).toBe(FORBIDDEN);
    }
  });

  it('counts users per role and in total, for admins only', async () => {
    const { family, people } = await signUpThree();
    const count = async (client: Pick<SupabaseClient, 'rpc'>) => {
      const answer = await client.rpc('user_role_counts', { _search: family });
      const rows = answer.data as { role: string; users: number; total: number }[];
      return rows.filter(({ role }) => ['driver', 'moderator', 'admin'].includes(role));
    };

    expect(await count(project.as('admin'))).toEqual([
      { role: 'admin', users: 0, total: 3 },
      { role: 'moderator', users: 1, total: 3 },
      { role: 'driver', users: 3, total: 3 },
    ]);
    const [ada] = people;
    if (ada === undefined) throw new Error('Nobody signed up.');
    expect((await count(ada.client)).map(({ total }) => total)).toEqual([0, 0, 0]);
  });

  it('sorts users without a name by email address', async () => {
    const { userId, email } = await project.supabase.signUp();
    await project.sql(`update public.profiles set first_name = '', last_name = '' where id = $1`, [
      userId,
    ]);
    const { data } = await project
      .as('admin')
      .from('profiles')
      .select('sort_name')
      .eq('id', userId);
    expect(data).toEqual([{ sort_name: email.toLowerCase() }]);
  });
});

describe('Saving a user', () => {
  it('stores names and roles in one step; empty text becomes null', async () => {
    const { userId } = await project.supabase.signUp({ roles: ['carrier'] });

    expect((await save(userId, { roles: ['driver', 'moderator'] })).error).toBeNull();

    expect(await rolesOf(userId)).toEqual(['moderator', 'driver']);
    expect((await save(userId, { roles: [] })).error).toBeNull();
    expect(await rolesOf(userId)).toEqual([]);
    expect(
      await project.sql(
        'select first_name, phone, company_name from public.profiles where id = $1',
        [userId],
      ),
    ).toEqual([{ first_name: 'Jo', phone: null, company_name: null }]);
  });

  it('rejects a stale version, a changed role included', async () => {
    const { userId } = await project.supabase.signUp({ roles: ['carrier'] });
    const { data: seen } = await project
      .as('admin')
      .from('profiles')
      .select('updated_at')
      .eq('id', userId)
      .single();
    await project.as('admin').from('user_roles').insert({ user_id: userId, role: 'pilot_car' });

    const late = await save(userId, { seen: seen?.updated_at as string, roles: ['admin'] });

    expect([late.status, late.error?.code]).toEqual([412, STALE]);
    expect(await rolesOf(userId)).toEqual(['carrier', 'pilot_car']);
  });

  it('saving a user is all or nothing: the last admin keeps role and name', async () => {
    const { error } = await save(PEOPLE.admin, { first: 'Never', roles: ['customer'] });

    expect([error?.code, error?.message]).toEqual([
      REFUSED,
      'The last administrator cannot be removed or demoted.',
    ]);
    expect(await rolesOf(PEOPLE.admin)).toEqual(['admin']);
    expect(
      await project.sql('select first_name from public.profiles where id = $1', [PEOPLE.admin]),
    ).toEqual([{ first_name: 'Morgan' }]);
  });

  it.each([{ phone: 'x'.repeat(41) }, { first: 'two\nlines' }])('rejects %j', async (parts) => {
    expect((await save(PEOPLE.carrier, parts)).error?.code).toBe(REFUSED);
  });

  it.each(['broker', 'visitor'] as const)(
    'saving a user is refused to a %s, even for themselves',
    async (caller) => {
      const { error } = await save(PEOPLE.broker, { roles: ['admin'] }, caller);
      expect(error?.code).toBe(FORBIDDEN);
      expect(await rolesOf(PEOPLE.broker)).toEqual(['freight_broker']);
    },
  );
});

describe('An admin cannot delete a user', () => {
  const remove = async (userId: string) =>
    (await project.as('admin').rpc('delete_user', { _user_id: userId })).error;

  it('an admin can’t delete a user who accepted an escort that isn’t finished yet', async () => {
    const { userId } = await project.supabase.signUp({ roles: ['pilot_car'] });
    await planLoad(project, { pilot: userId });

    expect(await remove(userId)).toMatchObject({
      code: 'PT409',
      message:
        'This user has accepted an escort that is not finished yet: Lima, OH to Gary, IN. Assign it to someone else first.',
    });
    expect(await rolesOf(userId)).toEqual(['pilot_car']);
  });

  it('an admin can’t delete a user who drives a load that isn’t delivered yet', async () => {
    const { userId } = await project.supabase.signUp({ roles: ['driver'] });
    const load = await planLoad(project, { driver: userId, status: 'in_transit' });

    expect((await remove(userId))?.message).toBe(
      'This user is the driver of a load that is not delivered yet: Lima, OH to Gary, IN. Assign it to someone else first.',
    );
    await project.sql(`update public.loads set status = 'delivered' where id = $1`, [load]);
    expect(await remove(userId)).toBeNull();
  });

  it('deleting a user adds an entry to the log of the loads they were asked to escort', async () => {
    const { userId } = await project.supabase.signUp({ roles: ['pilot_car'] });
    const load = await planLoad(project, { pilot: userId, escort: 'offered' });

    expect(await remove(userId)).toBeNull();

    expect(
      await project.sql('select note from public.load_events where load_id = $1', [load]),
    ).toEqual([
      { note: 'The account of the high pole pilot car was deleted; the escort was offered.' },
    ]);
  });

  it('an admin can’t delete their own account', async () => {
    expect(await remove(PEOPLE.admin)).toMatchObject({
      code: 'PT409',
      message: 'Delete your own account on your profile page.',
    });
  });
});
