import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { permitHelpers } from './support/permit-helpers.ts';
import { FORBIDDEN, useProject } from './support/project.ts';
import { starts } from './support/start.ts';

const project = useProject();
const { plan } = starts(project);
const { admin, legsOf, seen } = permitHelpers(project);

interface Proposed {
  jurisdiction: string;
  entry_place: string;
  exit_place: string;
  road: string;
  miles: number | null;
  planned_entry_at: string | null;
  planned_exit_at: string | null;
}
const propose = async (load: string) =>
  (await admin().rpc('propose_legs', { _load_id: load })).data as Proposed[];
const proposeTimes = async (load: string) =>
  (await admin().rpc('propose_leg_times', { _load_id: load })).data as Proposed[];
const iso = (time: string | null | undefined) =>
  time == null ? null : new Date(time).toISOString();

describe('Proposed legs', () => {
  it('meet where main highways cross the borders', async () => {
    const legs = await propose(await plan({ origin: 'Dayton, OH', destination: 'Baytown, TX' }));
    expect(
      legs.map(({ jurisdiction, entry_place, exit_place, road }) =>
        [jurisdiction, entry_place, exit_place, road].join(' | '),
      ),
    ).toEqual([
      'OH | Dayton, OH | Covington | I-75',
      'KY | Covington | Clarksville | I-75 and I-24',
      'TN | Clarksville | Memphis | I-24 and I-40',
      'AR | Memphis | Texarkana | I-40 and I-30',
      'TX | Texarkana | Baytown, TX | I-30',
    ]);
  });

  it.each([
    // Miles as driven.
    ['Dayton, OH', 'Baytown, TX', 1150],
    ['Tacoma, WA', 'Great Falls, MT', 640],
    ['Denver, CO', 'Elko, NV', 760],
    ['Lima, OH', 'Toledo, OH', 77],
    ['Calgary, AB', 'Regina, SK', 470],
  ])('from %s to %s have about %i miles', async (origin, destination, driven) => {
    const legs = await propose(await plan({ origin, destination }));
    const miles = legs.reduce((sum, leg) => sum + (leg.miles ?? 0), 0);
    expect(Math.abs(miles / driven - 1)).toBeLessThan(0.2);
    expect(legs.every((leg) => (leg.miles ?? 0) >= 1)).toBe(true);
  });

  it('are stored with a new load, their miles marked as estimates, without times', async () => {
    const [ohio, indiana] = await legsOf(await plan());
    expect([ohio, indiana]).toMatchObject([
      { exit_place: 'Richmond', road: 'I-70', miles_is_estimate: true, planned_exit_at: null },
      { entry_place: 'Richmond', exit_place: 'Gary, IN', miles_is_estimate: true },
    ]);
  });

  it('from a town we don’t know have no miles and no times there', async () => {
    const load = await plan({ origin: 'Zzyx Yard, OH', destination: 'Gary, IN' });
    expect(await propose(load)).toMatchObject([
      { jurisdiction: 'OH', miles: null, planned_exit_at: null },
      { jurisdiction: 'IN', planned_entry_at: null, planned_exit_at: null },
    ]);
    expect(await legsOf(load)).toMatchObject([{ miles: null, miles_is_estimate: false }, {}]);
  });

  it('start at the pickup, each where the one before ends', async () => {
    const load = await plan({ pickup_at: '2027-01-11T20:00:00Z', delivery_at: null });
    const legs = await propose(load);
    expect(iso(legs[0]?.planned_entry_at)).toBe('2027-01-11T20:00:00.000Z');
    expect(legs[1]?.planned_entry_at).toBe(legs[0]?.planned_exit_at);
    expect(Date.parse(legs[1]?.planned_exit_at ?? '')).toBeGreaterThan(
      Date.parse(legs[1]?.planned_entry_at ?? ''),
    );
    const later = await plan({ pickup_at: null, delivery_at: null });
    expect(await propose(later)).toMatchObject([{ planned_exit_at: null }, {}]);
  });
});

describe('Proposed times', () => {
  const timesOf = async (pickup: string, miles: [number, number]) => {
    const load = await plan({ pickup_at: pickup, delivery_at: null });
    const legs = (await legsOf(load)).map((leg, index) => ({ ...leg, miles: miles[index] }));
    await admin().rpc('save_load_legs', { _load_id: load, _seen: await seen(load), _legs: legs });
    return (await proposeTimes(load)).map((leg) => iso(leg.planned_exit_at));
  };

  it('drive 45 mph from 7 AM to 5 PM in the time zone of each leg', async () => {
    // 3 PM to 5 PM and 7 AM to 9 AM Eastern time, then an hour in Indiana.
    expect(await timesOf('2027-01-11T20:00:00Z', [180, 45])).toEqual([
      '2027-01-12T14:00:00.000Z',
      '2027-01-12T15:00:00.000Z',
    ]);
  });

  it('start at 7 AM if the pickup is at night', async () => {
    expect(await timesOf('2027-01-11T07:00:00Z', [45, 45])).toEqual([
      '2027-01-11T13:00:00.000Z',
      '2027-01-11T14:00:00.000Z',
    ]);
  });

  it('follow the clocks over the night when they change', async () => {
    // 4 PM EST on Saturday; on Sunday 7 AM is EDT.
    expect((await timesOf('2027-03-13T21:00:00Z', [90, 45]))[0]).toBe('2027-03-14T12:00:00.000Z');
  });

  it('follow the speed in the settings', async () => {
    await project.sql('update private.settings set driving_mph = 30');
    try {
      expect((await timesOf('2027-01-11T15:00:00Z', [60, 45]))[0]).toBe('2027-01-11T17:00:00.000Z');
    } finally {
      await project.sql('update private.settings set driving_mph = 45');
    }
  });

  it('go on from the planned exit of the leg that the truck is in', async () => {
    const load = await plan({ pickup_at: '2027-01-11T15:00:00Z', delivery_at: null });
    await project.sql(
      `update public.load_legs set entered_at = '2027-01-11T15:30:00Z', miles = 45,
         planned_exit_at = '2027-01-11T18:00:00Z' where load_id = $1 and sequence = 1`,
      [load],
    );
    await project.sql('update public.load_legs set miles = 45 where load_id = $1', [load]);
    expect((await proposeTimes(load)).map((leg) => iso(leg.planned_exit_at))).toEqual([
      '2027-01-11T19:00:00.000Z',
    ]);
  });

  it('are for admins only', async () => {
    for (const caller of ['driver', 'pilot', 'moderator', 'customer'] as const) {
      for (const call of ['propose_legs', 'propose_leg_times'] as const) {
        const { error } = await project.as(caller).rpc(call, { _load_id: randomUUID() });
        expect(error?.code).toBe(FORBIDDEN);
      }
    }
  });
});
