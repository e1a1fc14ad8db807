import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { SIGNED_IN } from '../support/everyone.ts';
import { follow, linkTo, signInByLink } from '../support/emails.ts';
import { type Account, isLocal, NEEDS_OUTBOX, PASSWORD, useProject } from '../support/project.ts';
import { until } from '../support/until.ts';

const project = useProject();
let admin: Account;
let other: Account;

const rolesOf = async (id: string) =>
  (await admin.client.rpc('get_user_roles', { _user_id: id })).data as string[];

beforeAll(async () => {
  admin = await project.account(['admin']);
  other = await project.account(['carrier']);
});

describe.skipIf(!isLocal)(`signing up (${NEEDS_OUTBOX})`, () => {
  const signUp = async (role: string | undefined) => {
    const email = `${randomUUID()}@example.com`;
    const data = { first_name: 'Rae', last_name: 'Novak', ...(role !== undefined && { role }) };
    const answer = await project.visitor().auth.signUp({
      email,
      password: PASSWORD,
      options: { data, emailRedirectTo: `${project.url}/` },
    });
    expect(answer.error).toBeNull();
    return { id: answer.data.user?.id ?? '', email, session: answer.data.session };
  };

  it.each(['freight_broker', 'carrier', 'pilot_car'])(
    'creates a %s with a profile, once they open the emailed link',
    async (role) => {
      const { id, email, session } = await signUp(role);
      expect(session).toBeNull();

      const landing = await follow(linkTo(project, email));

      expect(landing.address).toBe(`${project.url}/`);
      const { client } = await signInByLink(project, landing.hash);
      const profile = await client.from('profiles').select('*').eq('id', id).single();
      expect(profile).toMatchObject({
        error: null,
        data: { id, email, first_name: 'Rae', last_name: 'Novak', phone: null, company_name: null },
      });
      expect(await rolesOf(id)).toEqual([role]);
    },
  );

  it.each([
    ['nothing', undefined, ['carrier']],
    ['admin', 'admin', ['carrier']],
    ['moderator', 'moderator', ['carrier']],
    ['driver', 'driver', ['carrier']],
    ['a role that does not exist', 'owner', ['carrier']],
    // Shippers need no role of their own.
    ['shipper', 'shipper', []],
  ])('gives someone who chose %s: %s, the roles %j', async (_what, role, roles) => {
    const { id } = await signUp(role);

    expect(await rolesOf(id)).toEqual(roles);
  });
});

describe('the session', () => {
  it('getSession finds the session, and subscribers hear of it, until sign-out', async () => {
    const { email } = await project.account();
    const client = project.visitor();
    const events: string[] = [];
    const { data } = client.auth.onAuthStateChange((event, session) => {
      events.push(`${event} ${session?.user.email ?? 'nobody'}`);
    });
    await until(() => expect(events).toEqual(['INITIAL_SESSION nobody']));

    const signedIn = await client.auth.signInWithPassword({ email, password: PASSWORD });
    expect(signedIn.error).toBeNull();
    expect((await client.auth.getSession()).data.session).toMatchObject({
      access_token: expect.any(String) as string,
      refresh_token: expect.any(String) as string,
      expires_at: expect.any(Number) as number,
      user: { email },
    });
    expect((await client.auth.signOut()).error).toBeNull();

    expect((await client.auth.getSession()).data.session).toBeNull();
    await until(() =>
      expect(events).toEqual(['INITIAL_SESSION nobody', `SIGNED_IN ${email}`, 'SIGNED_OUT nobody']),
    );
    data.subscription.unsubscribe();
  });

  it('the session is refused without an email address or with a wrong password', async () => {
    const { email } = await project.account();
    const { auth } = project.visitor();

    const without = await auth.signInWithPassword({ email: '', password: PASSWORD });
    const wrong = await auth.signInWithPassword({ email, password: 'not it' });

    expect(without.error?.status).toBe(400);
    expect(wrong.error).toMatchObject({ status: 400, code: 'invalid_credentials' });
  });
});

// The database answers for the caller or to an admin, so that no one can search for staff.
describe('roles', () => {
  it.each([...SIGNED_IN, 'admin'])('a %s reads their own roles', async (role) => {
    const { client, id } = await project.account([role]);

    const roles = await client.rpc('get_user_roles', { _user_id: id });
    const isAdmin = await client.rpc('has_role', { _user_id: id, _role: 'admin' });

    expect([roles.error, isAdmin.error]).toEqual([null, null]);
    expect([roles.data, isAdmin.data]).toEqual([[role], role === 'admin']);
  });

  it('only admins read the roles of others', async () => {
    const call = { _user_id: other.id };
    const moderator = await project.account(['moderator']);

    expect((await admin.client.rpc('get_user_roles', call)).data).toEqual(['carrier']);
    const isCarrier = await admin.client.rpc('has_role', { ...call, _role: 'carrier' });
    expect(isCarrier.data).toBe(true);
    for (const { client } of [moderator, await project.account()]) {
      const roles = await client.rpc('get_user_roles', call);
      const isAdmin = await client.rpc('has_role', { ...call, _role: 'admin' });
      expect([roles.status, roles.error?.code]).toEqual([403, '42501']);
      expect([isAdmin.status, isAdmin.error?.code]).toEqual([403, '42501']);
    }
  });

  it('visitors can’t read roles, and an unknown role is an error', async () => {
    const asVisitor = await project
      .visitor()
      .rpc('has_role', { _user_id: other.id, _role: 'admin' });
    const unknown = await admin.client.rpc('has_role', { _user_id: admin.id, _role: 'owner' });

    expect([asVisitor.status, asVisitor.error?.code]).toEqual([401, '42501']);
    expect([unknown.status, unknown.error?.code]).toEqual([400, '22P02']);
  });
});

describe('the own profile', () => {
  it.each(SIGNED_IN)('a %s reads their own profile, and no other', async (role) => {
    const { client, id, email } = await project.account([role]);

    const own = await client.from('profiles').select('*').eq('id', id).single();
    const foreign = await client.from('profiles').select('*').eq('id', other.id).single();

    expect(own).toMatchObject({
      error: null,
      data: { id, email, created_at: expect.any(String) as string },
    });
    expect([foreign.status, foreign.error?.code]).toEqual([406, 'PGRST116']);
  });

  it('visitors can’t read a profile', async () => {
    const answer = await project.visitor().from('profiles').select('*').eq('id', other.id).single();

    expect([answer.status, answer.error?.code]).toEqual([401, '42501']);
  });
});
