import { afterEach, describe, expect, it } from 'vitest';
import { insertLoad } from './support/loads.ts';
import { FORBIDDEN, PEOPLE, useProject } from './support/project.ts';

const project = useProject();

/** Far from the demo data, so that only what a test adds can conflict. */
const DAYS = { _from: '2034-05-10', _to: '2034-05-12' };

/** A load of the demo driver from Dayton to Laredo, on May 12 and 13 Eastern time. */
const plan = (parts: Record<string, unknown> = {}) =>
  insertLoad(project, {
    title: 'Press bed',
    origin: 'Dayton, OH',
    destination: 'Laredo, TX',
    delivery_time_zone: 'America/Chicago',
    driver_id: PEOPLE.driver,
    status: 'assigned',
    pickup_at: '2034-05-12T15:00:00Z',
    delivery_at: '2034-05-13T15:00:00Z',
    ...parts,
  });

const offer = (load: string, status: string) =>
  project.sql(
    `insert into public.load_escorts (load_id, pilot_id, position, status)
     values ($1, $2, 'lead', $3::text::public.escort_status)`,
    [load, PEOPLE.pilot, status],
  );

interface Conflict {
  kind: string;
  person_id: string;
  from_day: string | null;
  to_day: string | null;
  states: string[];
}

async function conflicts(of: 'driver' | 'pilot', args: object = DAYS): Promise<Conflict[]> {
  const answer = await project.as('admin').rpc('assignment_conflicts', args);
  expect(answer.error).toBeNull();
  return (answer.data as Conflict[]).filter(({ person_id: id }) => id === PEOPLE[of]);
}

afterEach(() => project.sql(`delete from public.loads where title = 'Press bed'`));

describe('A driver’s conflicts', () => {
  it('name the overlapping load with its days', async () => {
    const load = await plan();
    expect(await conflicts('driver')).toEqual([
      {
        kind: 'load',
        person_id: PEOPLE.driver,
        person_name: expect.any(String) as string,
        load_id: load,
        title: 'Press bed',
        origin: 'Dayton, OH',
        destination: 'Laredo, TX',
        from_day: '2034-05-12',
        to_day: '2034-05-13',
        states: [],
      },
    ]);
  });

  it('continue while the load is in transit: until it arrives, or with no end while it is on hold', async () => {
    await project.sql(
      `update public.loads set status = 'delivered' where driver_id = $1 and status = 'in_transit'`,
      [PEOPLE.driver],
    );
    const load = await plan({
      status: 'in_transit',
      pickup_at: '2026-01-05T15:00:00Z',
      delivery_at: '2026-01-06T15:00:00Z',
    });
    expect(await conflicts('driver')).toEqual([]);
    await project.sql(
      `update public.load_stops set eta_at = '2034-05-11T03:00:00Z'
       where load_id = $1 and kind = 'delivery'`,
      [load],
    );
    // 10:00 PM on May 10 in Chicago.
    expect(await conflicts('driver')).toMatchObject([
      { load_id: load, from_day: '2026-01-05', to_day: '2034-05-10' },
    ]);
    expect(await conflicts('driver', { _from: '2034-05-11', _to: '2034-05-12' })).toEqual([]);
    await project.sql(`insert into public.load_holds (load_id, reason) values ($1, 'Flat tire')`, [
      load,
    ]);
    expect(await conflicts('driver', { _from: '2036-05-11', _to: '2036-05-12' })).toMatchObject([
      { load_id: load, to_day: null },
    ]);
    await project.sql(`update public.loads set status = 'cancelled' where id = $1`, [load]);
  });

  it('leave out the load being planned', async () => {
    const load = await plan();
    expect(await conflicts('driver', { ...DAYS, _load_id: load })).toEqual([]);
  });

  it.each([
    ['is delivered', { status: 'delivered' }],
    ['is canceled', { status: 'cancelled' }],
    ['starts the day after', { pickup_at: '2034-05-13T14:00:00Z' }],
    ['has no times yet', { pickup_at: null, delivery_at: null }],
  ])('leave out a load that %s', async (_, parts) => {
    await plan(parts);
    expect(await conflicts('driver')).toEqual([]);
  });

  // 4:30 UTC on May 13 is still May 12 in Chicago.
  it('count days in the time zone of the stop', async () => {
    await plan({ pickup_at: '2034-05-13T04:30:00Z', pickup_time_zone: 'America/Chicago' });
    expect(await conflicts('driver')).toMatchObject([{ from_day: '2034-05-12' }]);
  });

  it('require days', async () => {
    await plan();
    for (const days of [{}, { _from: DAYS._from }, { _to: DAYS._to }]) {
      expect(await conflicts('driver', days)).toEqual([]);
    }
  });
});

describe('A pilot-car operator’s conflicts', () => {
  it.each([
    ['accepted', ['escort_job']],
    ['offered', ['escort_offer']],
    ['declined', []],
    ['completed', []],
  ])('an operator’s conflicts on a load they %s are %j', async (status, kinds) => {
    await offer(await plan({ driver_id: null, status: 'planned' }), status);
    expect((await conflicts('pilot')).map(({ kind }) => kind)).toEqual(kinds);
  });

  it('list the days marked not available as runs', async () => {
    await project.sql(
      `insert into public.availability (user_id, day, available)
       select $1, '2034-05-01'::date + day, day = 10 from unnest(array[8, 9, 10, 11, 12]) as day`,
      [PEOPLE.pilot],
    );
    const days = (await conflicts('pilot')).map(({ from_day: from, to_day: to }) => [from, to]);
    expect(days).toEqual([
      ['2034-05-10', '2034-05-10'],
      ['2034-05-12', '2034-05-12'],
    ]);
    expect(await conflicts('pilot', { _from: '2034-05-12', _to: '2034-05-20' })).toMatchObject([
      { kind: 'not_available', from_day: '2034-05-12', to_day: '2034-05-13' },
    ]);
  });

  it('list the states of the route in which they aren’t certified', async () => {
    // A claim on their profile proves nothing.
    await project
      .as('pilot')
      .from('pilot_profiles')
      .upsert({ certified_states: ['OH', 'KY', 'TX'] }, { onConflict: 'user_id' });
    await project.sql(
      `update public.pilot_papers set expires_on = '2040-01-01' where kind = 'insurance'`,
    );
    await project.sql(
      `delete from public.pilot_papers where kind = 'certificate' and issuing_state not in ('OH', 'KY')`,
    );
    const load = await plan();
    for (const jurisdiction of ['KY', 'TN']) {
      await project.as('admin').from('load_permits').insert({ load_id: load, jurisdiction });
    }
    const places = { _origin: 'Dayton, OH', _destination: 'Laredo, TX 78040, USA' };
    expect(await conflicts('pilot', places)).toMatchObject([
      { kind: 'certificate_unknown', states: ['TX'] },
    ]);
    expect(await conflicts('pilot', { ...places, _load_id: load })).toMatchObject([
      { kind: 'certificate_unknown', states: ['TN', 'TX'] },
    ]);
    expect(await conflicts('pilot', { _origin: 'Dayton, OH' })).toEqual([]);
    expect(await conflicts('pilot', { _origin: 'The old mill' })).toEqual([]);
  });

  it('include certificates and insurance that don’t last until the last day', async () => {
    const places = { _from: '2034-05-10', _to: '2034-05-12', _states: ['OH'] };
    for (const [day, kinds] of [
      ['2034-05-12', []],
      ['2034-05-11', ['certificate_expired', 'not_insured']],
    ] as const) {
      await project.sql('update public.pilot_papers set starts_on = null, expires_on = $1::date', [
        day,
      ]);
      const found = (await conflicts('pilot', places)).map(({ kind }) => kind);
      expect(found.filter((kind) => kind !== 'not_available')).toEqual(kinds);
    }
  });

  it('include every state, and insurance, if they added nothing', async () => {
    const { userId } = await project.supabase.signUp({ roles: ['pilot_car'] });
    const answer = await project
      .as('admin')
      .rpc('assignment_conflicts', { _origin: 'Dayton, OH', _destination: 'Laredo, TX' });
    expect((answer.data as Conflict[]).filter(({ person_id: id }) => id === userId)).toMatchObject([
      { kind: 'not_certified', states: ['OH', 'TX'] },
      { kind: 'not_insured', states: [] },
    ]);
  });
});

it.each(['driver', 'pilot', 'broker', 'visitor'] as const)(
  'assignment_conflicts is refused to a %s',
  async (caller) => {
    const { error } = await project.as(caller).rpc('assignment_conflicts', DAYS);
    expect(error?.code).toBe(FORBIDDEN);
  },
);
