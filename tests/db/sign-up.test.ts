import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { FORBIDDEN, PEOPLE, useProject } from './support/project.ts';

const project = useProject();
const profileOf = async (email: string) =>
  (
    await project.sql(
      `select first_name, last_name, array_to_string(array(
         select role from public.user_roles where user_id = profiles.id order by role), ' ') as roles
       from public.profiles where email = $1`,
      [email],
    )
  )[0];

describe('Signing up', () => {
  const signUp = async (metadata: Record<string, unknown>) => {
    const email = `${randomUUID()}@example.com`;
    const { error } = await project.supabase
      .anon()
      .auth.signUp({ email, password: 'long-enough-1', options: { data: metadata } });
    expect(error).toBeNull();
    return profileOf(email);
  };

  it('creates the profile and the chosen role', async () => {
    expect(await signUp({ first_name: ' Jo ', last_name: 'Field', role: 'pilot_car' })).toEqual({
      first_name: 'Jo',
      last_name: 'Field',
      roles: 'pilot_car',
    });
  });

  it.each(['freight_broker', 'carrier', 'pilot_car'])('grants %s', async (role) => {
    expect(await signUp({ role })).toMatchObject({ roles: role });
  });

  it('grants a shipper no role', async () => {
    const { client, userId, email } = await project.supabase.signUp({
      metadata: { role: 'shipper' },
    });
    expect(await profileOf(email)).toMatchObject({ roles: '' });
    const { data, error } = await client.rpc('get_user_roles', { _user_id: userId });
    expect(error).toBeNull();
    expect(data).toEqual([]);
  });

  it.each([
    ['Shipper'],
    ['admin'],
    ['moderator'],
    ['driver'],
    ['customer'],
    ['Admin'],
    [' admin'],
    ['root'],
    [''],
    [7],
    [null],
    [['admin']],
    [{ role: 'admin' }],
    [[['admin']]],
    [true],
    ['carrier,admin'],
    ['admin\n'],
    ['\u0430dmin'],
    ['ａｄｍｉｎ'],
    ['admin\u200b'],
    ["carrier'); insert into user_roles --"],
    [undefined],
  ])('grants carrier to someone who requests %j', async (role) => {
    expect(await signUp({ role, app_role: 'admin', roles: ['admin'] })).toMatchObject({
      roles: 'carrier',
    });
  });

  it('grants carrier to someone who requests a very long role', async () => {
    expect(await signUp({ role: 'admin'.repeat(50_000) })).toMatchObject({ roles: 'carrier' });
  });

  it('does not fail because of a name', async () => {
    expect(
      await signUp({ first_name: 'x'.repeat(5000), last_name: 'A\r\nBcc: b@c.d\u0007\t' }),
    ).toEqual({
      first_name: 'x'.repeat(80),
      last_name: 'A Bcc: b@c.d',
      roles: 'carrier',
    });
    expect(await signUp({ first_name: { a: 1 }, last_name: 42 })).toMatchObject({
      last_name: '42',
    });
    expect(await signUp({ first_name: null, last_name: '   ' })).toMatchObject({
      first_name: '',
      last_name: '',
    });
    expect(
      await signUp({ first_name: '\ufeffJo\u202e\u00ad', last_name: '\u200bعلی\u200cرضا\u2069' }),
    ).toMatchObject({ first_name: 'Jo', last_name: 'علی\u200cرضا' });
    expect(await signUp({ first_name: '🚛'.repeat(100) })).toMatchObject({
      first_name: '🚛'.repeat(80),
    });
  });

  it.each(['[]', '"text"', 'null', '5', '{"role": ["admin"]}'])(
    'does not fail with the metadata %s',
    async (metadata) => {
      const email = `${randomUUID()}@example.com`;
      await project.sql(
        'insert into auth.users (id, email, raw_user_meta_data) values ($1, $2, $3::text::jsonb)',
        [randomUUID(), email, metadata],
      );
      expect(await profileOf(email)).toEqual({ first_name: '', last_name: '', roles: 'carrier' });
    },
  );

  it('works without metadata or address', async () => {
    const id = randomUUID();
    await project.sql('insert into auth.users (id, raw_user_meta_data) values ($1, null)', [id]);
    expect(await project.sql('select email from public.profiles where id = $1', [id])).toEqual([
      { email: '' },
    ]);
  });
});

describe('After sign-up', () => {
  it('metadata changes nothing', async () => {
    const { client, email } = await project.supabase.signUp({ metadata: { role: 'carrier' } });

    const { error } = await client.auth.updateUser({ data: { role: 'admin', first_name: 'Root' } });

    expect(error).toBeNull();
    expect(await profileOf(email)).toEqual({ first_name: '', last_name: '', roles: 'carrier' });
  });

  it("the profile's address follows the account's", async () => {
    const { userId } = await project.supabase.signUp();
    const email = `${randomUUID()}@example.com`;

    await project.sql('update auth.users set email = $1 where id = $2', [email, userId]);

    expect(await profileOf(email)).toBeDefined();
  });
});

describe('A profile', () => {
  const own = () => project.as('carrier').from('profiles');

  it('can be changed by its owner in four columns', async () => {
    const change = {
      first_name: 'Lou',
      last_name: 'Ferrand',
      phone: '937-555-0170',
      company_name: 'Ferrand & Sons',
    };
    const answer = await own().update(change).eq('id', PEOPLE.carrier).select().single();

    expect(answer.error).toBeNull();
    expect(answer.data).toMatchObject(change);
  });

  it.each([
    ['email', 'boss@example.com'],
    ['id', randomUUID()],
    ['created_at', '2020-01-01'],
    ['updated_at', '2020-01-01'],
  ])('keeps its %s', async (column, value) => {
    const { error } = await own()
      .update({ [column]: value })
      .eq('id', PEOPLE.carrier);

    expect(error?.code).toBe(FORBIDDEN);
  });
});
