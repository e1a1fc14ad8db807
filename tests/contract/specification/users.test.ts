import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { clientOf, SIGNED_IN } from '../support/everyone.ts';
import { type Account, isLocal, useProject } from '../support/project.ts';

const project = useProject();
let admin: Account;

const profileOf = async (id: string) =>
  (await project.service().from('profiles').select('*').eq('id', id)).data;
const rolesOf = async (id: string) =>
  (await project.service().from('user_roles').select('role').eq('user_id', id)).data;
const accountExists = async (id: string) =>
  (await project.service().auth.admin.getUserById(id)).data.user !== null;

beforeAll(async () => {
  admin = await project.account(['admin']);
});

describe('reading users', () => {
  it('returns all profiles and roles to admins', async () => {
    const carrier = await project.account(['carrier']);

    const profiles = await admin.client.from('profiles').select('*').eq('id', carrier.id);
    const roles = await admin.client
      .from('user_roles')
      .select('user_id, role')
      .eq('user_id', carrier.id);

    expect([profiles.error, roles.error]).toEqual([null, null]);
    expect(profiles.data).toMatchObject([
      {
        id: carrier.id,
        email: carrier.email,
        first_name: '',
        last_name: '',
        phone: null,
        company_name: null,
        created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string,
      },
    ]);
    expect(roles.data).toEqual([{ user_id: carrier.id, role: 'carrier' }]);
  });

  it('returns others only their own', async () => {
    await project.account(['carrier']);
    const { client, id } = await project.account(['pilot_car']);

    const profiles = await client.from('profiles').select('*');
    const roles = await client.from('user_roles').select('user_id, role');

    expect(profiles.data).toMatchObject([{ id }]);
    expect(roles.data).toEqual([{ user_id: id, role: 'pilot_car' }]);
  });
});

describe('updating a profile by id', () => {
  const changes = {
    first_name: 'Rae',
    last_name: 'Novak',
    phone: '937-555-0102',
    company_name: 'Novak Hauling',
  };

  it('stores the four fields for an admin', async () => {
    const { id } = await project.account();

    const answer = await admin.client.from('profiles').update(changes).eq('id', id);

    expect([answer.error, answer.status]).toEqual([null, 204]);
    expect(await profileOf(id)).toMatchObject([changes]);
  });

  it.each(SIGNED_IN)('changes nobody else’s profile for a %s', async (role) => {
    const client = await clientOf(project, role);
    const { id } = await project.account();

    const answer = await client.from('profiles').update(changes).eq('id', id);

    expect([answer.error, answer.status]).toEqual([null, 204]);
    expect(await profileOf(id)).toMatchObject([{ first_name: '', phone: null }]);
  });

  it.each([
    ['an email address', { email: 'other@example.com' }, '403 42501'],
    ['roles', { roles: ['admin'] }, '403 42501'],
    ['a column that does not exist', { surprise: 1 }, '400 PGRST204'],
    ['a name of 81 characters', { first_name: 'x'.repeat(81) }, '400 23514'],
    ['no name', { last_name: null }, '400 23502'],
  ])('rejects %s', async (_what, bad, refusal) => {
    const { id } = await project.account();
    const before = await profileOf(id);

    const { status, error } = await admin.client.from('profiles').update(bad).eq('id', id);

    expect(`${String(status)} ${String(error?.code)}`).toBe(refusal);
    expect(await profileOf(id)).toEqual(before);
  });
});

describe('deleting a user', () => {
  const deleteUser = async (id: string, as = admin.client) => ({
    roles: await as.from('user_roles').delete().eq('user_id', id),
    profile: await as.from('profiles').delete().eq('id', id),
  });

  it('removes the roles, the profile and the account', async () => {
    const { id, email } = await project.account(['carrier', 'pilot_car']);

    const { roles, profile } = await deleteUser(id);

    expect([roles.error, roles.status]).toEqual([null, 204]);
    expect([profile.error, profile.status]).toEqual([null, 204]);
    expect([await rolesOf(id), await profileOf(id)]).toEqual([[], []]);
    expect(await accountExists(id)).toBe(false);
    const { data } = await admin.client.from('profiles').select('*').eq('email', email);
    expect(data).toEqual([]);
  });

  it('changes nothing for an unknown id', async () => {
    const { roles, profile } = await deleteUser(randomUUID());

    expect([roles.error, profile.error]).toEqual([null, null]);
  });

  it.each(SIGNED_IN)('changes nothing for a %s', async (role) => {
    const client = await clientOf(project, role);
    const { id } = await project.account(['carrier']);

    await deleteUser(id, client);

    expect(await rolesOf(id)).toEqual([{ role: 'carrier' }]);
    expect(await accountExists(id)).toBe(true);
  });

  it('visitors can’t delete a user', async () => {
    const { id } = await project.account(['carrier']);

    const { roles, profile } = await deleteUser(id, project.visitor());

    expect([roles.status, roles.error?.code]).toEqual([401, '42501']);
    expect([profile.status, profile.error?.code]).toEqual([401, '42501']);
    expect(await rolesOf(id)).toEqual([{ role: 'carrier' }]);
  });

  it.skipIf(!isLocal)(
    'the last admin can’t be deleted, and nothing changes (stand-in only: a project may have others)',
    async () => {
      const { data } = await admin.client.from('user_roles').select('user_id').eq('role', 'admin');
      expect(data).toEqual([{ user_id: admin.id }]);

      const { roles } = await deleteUser(admin.id);

      expect([roles.status, roles.error?.code]).toEqual([400, '23514']);
      expect(await rolesOf(admin.id)).toEqual([{ role: 'admin' }]);
      expect(await accountExists(admin.id)).toBe(true);
    },
  );
});

describe('granting roles', () => {
  it.each(SIGNED_IN)('a %s can’t grant roles, to themselves or others', async (role) => {
    const { client, id } = await project.account([role]);
    const other = await project.account(['carrier']);

    for (const user_id of [id, other.id]) {
      const answer = await client.from('user_roles').insert({ user_id, role: 'admin' });
      expect([answer.status, answer.error?.code]).toEqual([403, '42501']);
    }
    await client.from('user_roles').update({ role: 'admin' }).eq('user_id', id);

    expect(await rolesOf(id)).toEqual([{ role }]);
    expect(await rolesOf(other.id)).toEqual([{ role: 'carrier' }]);
  });
});
