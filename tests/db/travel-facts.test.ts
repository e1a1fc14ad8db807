import { describe, expect, it } from 'vitest';
import { permitHelpers } from './support/permit-helpers.ts';
import { REFUSED, useProject } from './support/project.ts';
import { starts } from './support/start.ts';

const project = useProject();
const { permit, plan } = starts(project);
const { admin, legsOf, permitsOf, seen, setPermit } = permitHelpers(project);

interface Facts {
  driving_mph: number;
  driving_hours: number;
  is_oversize: boolean;
  size: object;
  places: { entry: object | null; exit: object | null }[];
  rules: { state: string; rule: string }[];
  permits: object[];
}
const factsOf = async (load: string, legs?: object[]) =>
  (
    await admin().rpc('travel_facts', {
      _load_id: load,
      _legs: (legs ?? (await legsOf(load))) as never,
    })
  ).data as unknown as Facts;

describe('Travel facts', () => {
  it('have the points of towns and border crossings, and null for a place we don’t know', async () => {
    const load = await plan();
    const { places } = await factsOf(load, [
      { jurisdiction: 'OH', entry_place: 'Dayton, OH', exit_place: 'Richmond' },
      { jurisdiction: 'IN', entry_place: 'richmond', exit_place: 'Zzyx Yard' },
      { jurisdiction: 'MT', entry_place: 'Great Falls', exit_place: '' },
    ]);
    const crossing = { latitude: 39.84, longitude: -84.81 };
    const near = (latitude: number, longitude: number) => ({
      latitude: expect.closeTo(latitude, 0) as number,
      longitude: expect.closeTo(longitude, 0) as number,
    });
    expect(places).toEqual([
      { entry: near(39.76, -84.19), exit: crossing },
      { entry: crossing, exit: null },
      { entry: near(47.5, -111.3), exit: null },
    ]);
  });

  it('have the travel rules of the states crossed, and no others', async () => {
    const { rules } = await factsOf(await plan());
    expect([...new Set(rules.map(({ state }) => state))]).toEqual(['IN', 'OH']);
    expect([...new Set(rules.map(({ rule }) => rule))].sort()).toEqual([
      'daylight_only',
      'holiday_travel',
      'metro_curfew',
      'weekend_travel',
    ]);
  });

  it('have what issued permits say about travel', async () => {
    const load = await plan();
    const [ohio] = await legsOf(load);
    const curfews = [{ days: ['mon'], from: '07:00', until: '09:00', where: 'Dayton' }];
    await permit(load, 'OH', {
      travel_from: '06:00',
      travel_until: '18:30',
      travel_days: ['mon', 'tue'],
      curfews,
      leg_id: ohio?.id,
    });
    const { id = '' } = (await permitsOf(load)).find(({ leg_id }) => leg_id === ohio?.id) ?? {};
    expect((await factsOf(load)).permits).toMatchObject([
      {
        leg_id: ohio?.id,
        authority_type: 'state',
        travel_from: '06:00',
        travel_until: '18:30',
        travel_days: ['mon', 'tue'],
        is_night_allowed: false,
        curfews,
      },
    ]);
    expect(await setPermit(id, { status: 'applied' })).toBeNull();
    expect((await factsOf(load)).permits).toEqual([]);
  });

  it('say whether the load is over legal size', async () => {
    expect((await factsOf(await plan({ width: 14 }))).is_oversize).toBe(true);
    const legal = await plan({ length: 40, width: 8, height: 8, weight_lbs: 20_000 });
    expect(await factsOf(legal)).toMatchObject({
      is_oversize: false,
      size: { length: null, width: 8, isSuperload: false },
    });
  });

  it('follow the settings, which admins change within limits', async () => {
    const load = await plan();
    const change = async (parts: object) =>
      (await admin().from('travel_settings').update(parts).eq('only_row', true)).error?.code;
    expect(await change({ driving_mph: 30, driving_hours: 8 })).toBeUndefined();
    expect(await factsOf(load)).toMatchObject({ driving_mph: 30, driving_hours: 8 });
    for (const wrong of [
      { driving_mph: 0 },
      { driving_mph: 81 },
      { driving_hours: 0 },
      { driving_hours: 12 },
    ]) {
      expect(await change(wrong)).toBe(REFUSED);
    }
    await change({ driving_mph: 45, driving_hours: 10 });
  });
});

describe('What dispatch changed about a leg’s travel', () => {
  const saveTravel = async (load: string, travel: unknown) => {
    const [first, ...others] = await legsOf(load);
    const { error } = await admin().rpc('save_load_legs', {
      _load_id: load,
      _seen: await seen(load),
      _legs: [{ ...first, travel }, ...others] as never,
    });
    return error;
  };

  it('is kept with the leg, and reset by saving none', async () => {
    const load = await plan();
    const travel = {
      from: '06:00',
      until: '20:00',
      closed_days: ['sun'],
      is_holiday_open: true,
      curfews_off: ['Dayton 07:00-09:00 mon'],
    };
    expect(await saveTravel(load, travel)).toBeNull();
    expect(await legsOf(load)).toMatchObject([{ travel }, { travel: {} }]);
    expect(await saveTravel(load, null)).toBeNull();
    expect(await legsOf(load)).toMatchObject([{ travel: {} }, { travel: {} }]);
  });

  it.each([
    ['a list', []],
    ['an unknown key', { speed: 1 }],
    ['one time only', { from: '06:00' }],
    ['a wrong time', { from: '6:00', until: '24:01' }],
    ['an unknown day', { closed_days: ['someday'] }],
    ['a day that isn’t in a list', { closed_days: 'mon' }],
    ['a text for yes or no', { is_holiday_open: 'yes' }],
    ['a number as curfew', { curfews_off: [1] }],
    ['a text as curfews', { curfews_off: 'Dayton' }],
    ['too much text', { curfews_off: ['D'.repeat(5000)] }],
  ])('is refused with %s', async (_, travel) => {
    const load = await plan();
    expect(await saveTravel(load, travel)).toMatchObject({
      code: REFUSED,
      message: 'Check the travel limits of leg 1 (OH).',
    });
  });
});
