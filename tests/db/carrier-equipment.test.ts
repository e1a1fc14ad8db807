import { describe, expect, it } from 'vitest';
import { FORBIDDEN, PEOPLE, REFUSED, useProject } from './support/project.ts';

const project = useProject();
const LOWBOY = { kind: 'lowboy', axles: 3, capacity_lbs: 80_000 } as const;
const own = (caller: 'carrier' | 'broker' | 'admin' = 'carrier') =>
  project.as(caller).from('carrier_equipment');

describe('A carrier’s equipment', () => {
  it('keeps a deck length as sent', async () => {
    const { data } = await own()
      .insert({ ...LOWBOY, deck_length: 29.6 })
      .select('deck_length, quantity, available, user_id')
      .single();
    expect(data).toEqual({
      deck_length: 29.6,
      quantity: 1,
      available: true,
      user_id: PEOPLE.carrier,
    });
  });

  it.each([
    { axles: 0 },
    { axles: 20 },
    { capacity_lbs: 0 },
    { capacity_lbs: 2_000_001 },
    { quantity: 0 },
    { quantity: 100 },
    { deck_length: 0 },
    { deck_length: 501 },
  ])('rejects %j', async (wrong) => {
    expect((await own().insert({ ...LOWBOY, ...wrong })).error?.code).toBe(REFUSED);
  });

  it('can be added by carriers only, and only for themselves', async () => {
    expect((await own('broker').insert(LOWBOY)).error?.code).toBe(FORBIDDEN);
    const theirs = { ...LOWBOY, user_id: PEOPLE.carrier };
    expect((await own('broker').insert(theirs)).error?.code).toBe(FORBIDDEN);
    expect((await own('admin').insert(theirs)).error?.code).toBe(FORBIDDEN);
  });

  it('a carrier’s equipment is limited to 50 rows, in one statement or in several concurrent ones', async () => {
    const { client, userId } = await project.supabase.signUp({ roles: ['carrier'] });
    const rows = (count: number) => Array.from({ length: count }, () => LOWBOY);
    const { error } = await client.from('carrier_equipment').insert(rows(51));
    expect([error?.code, error?.message]).toEqual([
      REFUSED,
      'You can list 50 pieces of equipment at most.',
    ]);

    expect((await client.from('carrier_equipment').insert(rows(48))).error).toBeNull();
    const answers = await Promise.all(
      rows(4).map((row) => client.from('carrier_equipment').insert(row)),
    );
    expect(answers.filter((answer) => answer.error === null)).toHaveLength(2);
    const stored = await project.sql('select 1 from public.carrier_equipment where user_id = $1', [
      userId,
    ]);
    expect(stored).toHaveLength(50);
  });

  it('a carrier’s equipment is deleted with the account', async () => {
    const { client, userId } = await project.supabase.signUp({ roles: ['carrier'] });
    await client.from('carrier_equipment').insert(LOWBOY);
    await project.as('admin').rpc('delete_user', { _user_id: userId });
    expect(
      await project.sql('select 1 from public.carrier_equipment where user_id = $1', [userId]),
    ).toEqual([]);
  });
});
