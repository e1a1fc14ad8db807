import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { saveLoad } from './support/loads.ts';
import { permitHelpers } from './support/permit-helpers.ts';
import { FORBIDDEN, type Person, REFUSED, STALE, useProject } from './support/project.ts';
import { day, starts } from './support/start.ts';

const project = useProject();
const { plan } = starts(project);
const { admin, seen } = permitHelpers(project);

const stopsOf = (load: string) =>
  project.sql<Record<string, unknown> & { id: string }>(
    'select * from public.load_stops where load_id = $1 order by sequence',
    [load],
  );
const saveStops = async (load: string, stops: object[], version?: string) =>
  (
    await admin().rpc('save_load_stops', {
      _load_id: load,
      _seen: version ?? (await seen(load)),
      _stops: stops,
    })
  ).error;
const stop = (kind: string, place: string, parts: object = {}) => ({
  id: randomUUID(),
  kind,
  place,
  time_zone: 'America/New_York',
  ...parts,
});

describe('Stops', () => {
  it('another load’s stops are refused, and both loads keep their stops', async () => {
    const [load, other] = [await plan(), await plan({ driver_id: null })];
    const [theirs] = await stopsOf(other);
    const before = [await stopsOf(load), await stopsOf(other)];
    const [first, last] = await stopsOf(load);
    const sent = [first, { ...stop('meet_point', 'Lima, OH'), id: theirs?.id }, last] as object[];
    expect(await saveStops(load, sent)).toMatchObject({
      code: REFUSED,
      message: 'These stops are of another load. Reload the page.',
    });
    expect([await stopsOf(load), await stopsOf(other)]).toEqual(before);
  });

  it('match the load’s origin, destination and times, whichever is written', async () => {
    const load = await plan();
    expect(await stopsOf(load)).toMatchObject([
      { kind: 'pickup', place: 'Dayton, OH' },
      { kind: 'delivery', place: 'Gary, IN' },
    ]);
    await saveLoad(project, load, { origin: 'Lima, OH', pickup_at: `${day(2)}T16:00:00Z` });
    expect((await stopsOf(load))[0]).toMatchObject({ place: 'Lima, OH' });

    const [first, last] = await stopsOf(load);
    const meet = stop('meet_point', 'Lima, OH', { window_from: `${day(3)}T10:00:00Z` });
    const moved = {
      ...last,
      place: 'Hammond, IN',
      time_zone: 'America/Chicago',
      window_from: `${day(4)}T18:00:00Z`,
      window_until: `${day(4)}T21:00:00Z`,
    };
    expect(await saveStops(load, [first ?? {}, meet, moved])).toBeNull();
    const { data } = await admin()
      .from('loads')
      .select('*')
      .eq('id', load)
      .single<{ delivery_at: string }>();
    expect(data).toMatchObject({
      origin: 'Lima, OH',
      destination: 'Hammond, IN',
      delivery_time_zone: 'America/Chicago',
    });
    expect(Date.parse(data?.delivery_at ?? '')).toBe(Date.parse(`${day(4)}T21:00:00Z`));
  });

  it.each([
    [
      'a window before an earlier stop’s',
      [
        stop('pickup', 'Lima, OH', { window_from: `${day(3)}T10:00:00Z` }),
        stop('delivery', 'Gary, IN', { site: 'Mill', window_from: `${day(2)}T10:00:00Z` }),
      ],
      'Stop 2 (Mill, Gary, IN) ends before stop 1 (Lima, OH) begins. Put the stops in the order of their times.',
    ],
    [
      'a delivery first',
      [stop('delivery', 'Lima, OH'), stop('delivery', 'Gary, IN')],
      'The first stop must be a pickup.',
    ],
    [
      'a pickup last',
      [stop('pickup', 'Lima, OH'), stop('pickup', 'Gary, IN')],
      'The last stop must be a delivery.',
    ],
    [
      'a departure before the arrival',
      [
        stop('pickup', 'Lima, OH', {
          arrived_at: '2026-11-20T10:00:00Z',
          departed_at: '2026-11-20T09:00:00Z',
        }),
        stop('delivery', 'Gary, IN'),
      ],
      'The truck can’t leave stop 1 (Lima, OH) before it arrives.',
    ],
    [
      'no place',
      [stop('pickup', ' '), stop('delivery', 'Gary, IN')],
      'Enter the city and state of stop 1.',
    ],
    ['one stop', [stop('pickup', 'Lima, OH')], 'A load has 2 to 30 stops.'],
    [
      'a window without a start',
      [
        stop('pickup', 'Lima, OH', { window_until: `${day(3)}T10:00:00Z` }),
        stop('delivery', 'Gary, IN'),
      ],
      'Enter when the window of stop 1 (Lima, OH) begins.',
    ],
  ])('stops are refused with %s, and nothing changes', async (_, stops, message) => {
    const load = await plan();
    const before = await stopsOf(load);
    expect(await saveStops(load, stops)).toMatchObject({ code: REFUSED, message });
    expect(await stopsOf(load)).toEqual(before);
  });

  // 18:00 in Denver on Oct 31 to 6:00 on Nov 1 is 13 hours, because clocks go back.
  it('compare instants, not wall clocks, across zones and clock changes', async () => {
    const load = await plan({ pickup_at: null, delivery_at: null });
    const denver = { time_zone: 'America/Denver' };
    // 1:30 AM in Chicago on Nov 1 comes before 1:30 AM in Denver on that day.
    const stops = [
      stop('pickup', 'Denver, CO', { ...denver, window_from: '2026-11-01T00:00:00Z' }),
      stop('meet_point', 'Limon, CO', { ...denver, window_from: '2026-11-01T08:30:00Z' }),
      stop('delivery', 'Gary, IN', {
        time_zone: 'America/Chicago',
        window_from: '2026-11-01T07:30:00Z',
      }),
    ];
    expect((await saveStops(load, stops))?.message).toMatch(/^Stop 3 .* ends before stop 2/u);
    stops[2] = { ...stops[2], window_from: '2026-11-01T13:00:00Z' } as (typeof stops)[number];
    expect(await saveStops(load, stops)).toBeNull();
    const [{ hours } = { hours: 0 }] = await project.sql<{ hours: number }>(
      `select extract(epoch from delivery_at - pickup_at)::integer / 3600 as hours
       from public.loads where id = $1`,
      [load],
    );
    expect(hours).toBe(13);
  });

  it('stops are not overwritten from an old version', async () => {
    const load = await plan();
    const version = await seen(load);
    const stops = await stopsOf(load);
    expect(await saveStops(load, stops, version)).toBeNull();
    expect((await saveStops(load, stops, version))?.code).toBe(STALE);
  });

  it('can’t be taken from another load by their id', async () => {
    const other = await stopsOf(await plan());
    const load = await plan();
    expect((await saveStops(load, other))?.code).toBe(REFUSED);
  });

  it('keep what the driver reports while dispatch edits them', async () => {
    const load = await plan();
    const [first, last] = await stopsOf(load);
    // As the editor sends it: without what the driver reports.
    const edited = Object.fromEntries(
      Object.entries(first ?? {}).filter(([name]) => !/^(arrived|departed)_at$/u.test(name)),
    );
    await project.as('driver').rpc('report_stop', { _stop_id: first?.id, _step: 'arrived' });
    expect(await saveStops(load, [{ ...edited, site: 'Gate 4' }, last ?? {}])).toBeNull();
    const [saved] = await stopsOf(load);
    expect(saved).toMatchObject({ site: 'Gate 4', id: first?.id });
    expect(saved?.['arrived_at']).not.toBeNull();
  });

  it('can’t be removed once the truck has arrived', async () => {
    const load = await plan();
    const [first, last] = await stopsOf(load);
    await project.as('driver').rpc('report_stop', { _stop_id: first?.id, _step: 'arrived' });
    const before = await stopsOf(load);
    expect(await saveStops(load, [stop('pickup', 'Lima, OH'), last ?? {}])).toMatchObject({
      code: REFUSED,
      message: 'You can’t remove stop 1 (Dayton, OH): the truck has arrived there.',
    });
    expect(await stopsOf(load)).toEqual(before);
  });

  it('get an arrival and a departure only from the driver, each once', async () => {
    const load = await plan();
    const [first] = await stopsOf(load);
    const report = async (caller: Person, step: string, at?: string) =>
      (
        await project
          .as(caller)
          .rpc('report_stop', { _stop_id: first?.id, _step: step, ...(at && { _at: at }) })
      ).error;
    expect((await report('pilot', 'arrived'))?.code).toBe(FORBIDDEN);
    expect((await report('driver', 'arrived', '0026-12-01T12:00:00Z'))?.message).toBe(
      'Enter a year from 2000 to 2099.',
    );
    expect((await report('driver', 'departed'))?.message).toBe(
      'Report the arrival at stop 1 (Dayton, OH) first.',
    );
    expect(await report('driver', 'arrived')).toBeNull();
    const arrived = (await stopsOf(load))[0]?.['arrived_at'];
    expect(arrived).not.toBeNull();
    expect(await report('driver', 'arrived')).toBeNull();
    expect((await stopsOf(load))[0]?.['arrived_at']).toEqual(arrived);
    expect(await report('driver', 'departed')).toBeNull();
  });
});
