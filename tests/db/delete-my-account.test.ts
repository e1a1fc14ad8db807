import { randomUUID } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import { describe, expect, it } from 'vitest';
import { planLoad } from './support/plan-load.ts';
import { FORBIDDEN, PEOPLE, REFUSED, useProject } from './support/project.ts';

const project = useProject();

const leave = async (client: Pick<SupabaseClient, 'rpc'>) =>
  (await client.rpc('delete_my_account')).error;
const count = async (table: string, column: string, id: string) =>
  (await project.sql(`select from ${table} where ${column} = $1`, [id])).length;

describe('Deleting your own account', () => {
  it('deletes account, profile, roles, days and equipment', async () => {
    const { client, userId, email } = await project.supabase.signUp({ roles: ['pilot_car'] });
    await client
      .from('availability')
      .insert({ day: new Date(Date.now() + 864e5 * 300).toISOString().slice(0, 10) });
    await client.from('pilot_profiles').insert({ has_high_pole: true });

    expect(await leave(client)).toBeNull();

    for (const [table, column] of [
      ['auth.users', 'id'],
      ['auth.sessions', 'user_id'],
      ['public.profiles', 'id'],
      ['public.user_roles', 'user_id'],
      ['public.availability', 'user_id'],
      ['public.pilot_profiles', 'user_id'],
    ] as const) {
      expect([table, await count(table, column, userId)]).toEqual([table, 0]);
    }
    const again = await client.auth.signInWithPassword({ email, password: 'demo-Haul-2026' });
    expect(again.error?.code).toBe('invalid_credentials');
  });

  it('keeps quotes with name and contact, without the link to the account', async () => {
    const { client, userId } = await project.supabase.signUp();
    const quote = randomUUID();
    await project.sql(
      `insert into public.quotes
         (id, customer_name, email, phone, origin, destination, equipment, user_id)
       values ($1, 'Jo Field', 'jo@example.com', '937-555-0100', 'Here', 'There', 'RGN', $2)`,
      [quote, userId],
    );

    expect(await leave(client)).toBeNull();

    expect(
      await project.sql('select customer_name, email, user_id from public.quotes where id = $1', [
        quote,
      ]),
    ).toEqual([{ customer_name: 'Jo Field', email: 'jo@example.com', user_id: null }]);
  });

  it('withdraws open escort offers and records it in the load’s log', async () => {
    const { client, userId } = await project.supabase.signUp({ roles: ['pilot_car'] });
    const load = await planLoad(project, { pilot: userId, escort: 'offered' });

    expect(await leave(client)).toBeNull();

    expect(await count('public.load_escorts', 'pilot_id', userId)).toBe(0);
    expect(
      await project.sql('select author_id, note from public.load_events where load_id = $1', [
        load,
      ]),
    ).toEqual([
      {
        author_id: null,
        note: 'The high pole pilot car deleted their account; the escort was offered.',
      },
    ]);
  });
});

describe('Deleting your own account is refused', () => {
  it.each(['planned', 'assigned', 'in_transit'])(
    'an operator with an accepted escort of a load that is %s can’t delete their account',
    async (status) => {
      const { client, userId } = await project.supabase.signUp({ roles: ['pilot_car'] });
      await planLoad(project, { pilot: userId, status });

      expect(await leave(client)).toMatchObject({
        code: 'PT409',
        message:
          'You have accepted an escort that is not finished yet: Lima, OH to Gary, IN. Ask dispatch to take you off it first.',
      });
      expect(await count('auth.users', 'id', userId)).toBe(1);
    },
  );

  it.each(['assigned', 'in_transit'])(
    'the driver of a load that is %s can’t delete their account',
    async (status) => {
      const { client, userId } = await project.supabase.signUp({ roles: ['driver'] });
      await planLoad(project, { driver: userId, status });

      const error = await leave(client);

      expect([error?.code, error?.message]).toEqual([
        'PT409',
        expect.stringContaining('not delivered yet: Lima, OH to Gary, IN'),
      ]);
    },
  );

  it('the pilot car of a delivered load can delete their account', async () => {
    const { client, userId } = await project.supabase.signUp({ roles: ['pilot_car'] });
    await planLoad(project, { pilot: userId, status: 'delivered' });

    expect(await leave(client)).toBeNull();
  });

  it('the last admin can’t delete their account', async () => {
    expect(await leave(project.as('admin'))).toMatchObject({
      code: REFUSED,
      message: 'The last administrator cannot be removed or demoted.',
    });
    expect(await count('auth.users', 'id', PEOPLE.admin)).toBe(1);
  });

  it('someone without a recent sign-in can’t delete their account', async () => {
    const { client, userId } = await project.supabase.signUp();
    await project.sql(
      `update auth.sessions set created_at = now() - interval '6 minutes' where user_id = $1`,
      [userId],
    );

    expect(await leave(client)).toMatchObject({
      code: 'PT403',
      message: 'Please enter your password again.',
    });
    await client.auth.refreshSession();
    expect((await leave(client))?.code).toBe('PT403');
    expect(await count('public.profiles', 'id', userId)).toBe(1);
  });

  it('visitors can’t delete an account', async () => {
    expect((await leave(project.as('visitor')))?.code).toBe(FORBIDDEN);
  });
});
