import { describe, expect, it } from 'vitest';
import { JURISDICTION_CODES } from '../../supabase/functions/_shared/domain/places/states.ts';
import { FORBIDDEN, PEOPLE, REFUSED, useProject } from './support/project.ts';

const project = useProject();

describe('A pilot-car operator’s equipment', () => {
  const enter = (parts: object) =>
    project.as('pilot').from('pilot_profiles').upsert(parts, { onConflict: 'user_id' });

  it('a pilot-car operator’s equipment is saved over the previous entry and readable by its owner only', async () => {
    const equipment = {
      home_base_city: 'Windsor',
      home_base_state: 'ON',
      has_high_pole: true,
      certified_states: ['ON', 'MI'],
    };
    expect((await enter({ has_high_pole: false })).error).toBeNull();
    expect((await enter(equipment)).error).toBeNull();

    const own = await project.as('pilot').from('pilot_profiles').select('*');
    expect(own.data).toMatchObject([{ user_id: PEOPLE.pilot, ...equipment }]);
    expect((await project.as('driver').from('pilot_profiles').select('*')).data).toEqual([]);
  });

  it('accepts every state and province the form offers', async () => {
    const { error } = await enter({ certified_states: JURISDICTION_CODES });

    expect(error).toBeNull();
    const [row] = await project.sql<{ known: string[] }>('select private.jurisdictions() as known');
    expect([...(row?.known ?? [])].sort()).toEqual([...JURISDICTION_CODES].sort());
  });

  it.each([
    [{ certified_states: ['OH', 'XX'] }],
    [{ certified_states: ['OH', 'OH'] }],
    [{ certified_states: ['oh'] }],
    [{ certified_states: [null] }],
    [{ certified_states: ['HI'] }],
    [{ home_base_state: 'ZZ' }],
    [{ home_base_city: 'x'.repeat(121) }],
    [{ home_base_city: 'Lima\nOH' }],
  ])('a pilot-car operator’s equipment is rejected with %j', async (parts) => {
    expect((await enter(parts)).error?.code).toBe(REFUSED);
  });

  it('cannot be transferred to someone else', async () => {
    const { error } = await project
      .as('pilot')
      .from('pilot_profiles')
      .update({ user_id: PEOPLE.carrier })
      .eq('user_id', PEOPLE.pilot);
    expect(error?.code).toBe(FORBIDDEN);
    expect((await enter({ user_id: PEOPLE.carrier })).error?.code).toBe(FORBIDDEN);
  });
});

describe('Days of a pilot-car operator', () => {
  const days = () => project.as('pilot').from('availability');
  const RANGE = [400, 401, 402].map((ahead) =>
    new Date(Date.now() + 864e5 * ahead).toISOString().slice(0, 10),
  );
  const [first, second] = RANGE;
  const range = (available: boolean) => RANGE.map((day) => ({ day, available }));

  it('can be set as a range, overwritten and deleted', async () => {
    expect((await days().upsert(range(true), { onConflict: 'user_id,day' })).error).toBeNull();
    expect((await days().upsert(range(false), { onConflict: 'user_id,day' })).error).toBeNull();

    const { data } = await days().select('day, available').gte('day', first).order('day');
    expect(data).toEqual(range(false));

    await days().delete().gte('day', first).lte('day', second);
    expect((await days().select('day').gte('day', first)).data).toHaveLength(1);
  });

  it('cannot be set by anyone else', async () => {
    const forged = range(true).map((row) => ({ ...row, user_id: PEOPLE.driver }));
    expect((await days().insert(forged)).error?.code).toBe(FORBIDDEN);
  });
});

describe('Pilot-car operators available on a day', () => {
  const DAY = new Date(Date.now() + 864e5 * 300).toISOString().slice(0, 10);

  it('lists available, unknown and unavailable operators in that order for an admin', async () => {
    const busy = await project.supabase.signUp({ roles: ['pilot_car'], email: 'bo@example.com' });
    const quiet = await project.supabase.signUp({ roles: ['pilot_car'], email: 'al@example.com' });
    await busy.client
      .from('availability')
      .insert({ day: DAY, available: false, note: 'Windshield' });
    await project.as('pilot').from('availability').insert({ day: DAY });
    await project
      .as('pilot')
      .from('pilot_profiles')
      .upsert(
        {
          home_base_city: 'Richmond',
          home_base_state: 'IN',
          has_high_pole: true,
          certified_states: ['IN', 'OH'],
        },
        { onConflict: 'user_id' },
      );

    const answer = await project.as('admin').rpc('pilots_available', { _day: DAY });

    expect(answer.data).toEqual([
      {
        pilot_id: PEOPLE.pilot,
        name: 'Robin Stadler',
        email: 'pilot@example.com',
        phone: '937-555-0163',
        home_base_city: 'Richmond',
        home_base_state: 'IN',
        has_high_pole: true,
        certified_states: ['IN', 'OH'],
        answer: 'available',
        note: '',
      },
      expect.objectContaining({ pilot_id: quiet.userId, name: 'al', answer: 'unknown' }),
      expect.objectContaining({
        pilot_id: busy.userId,
        answer: 'unavailable',
        note: 'Windshield',
        certified_states: [],
      }),
    ]);
  });

  it.each(['pilot', 'broker', 'visitor'] as const)(
    'the list of available operators is refused to a %s',
    async (caller) => {
      const { error } = await project.as(caller).rpc('pilots_available', { _day: DAY });
      expect(error?.code).toBe(FORBIDDEN);
    },
  );
});
