import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { FORBIDDEN, type Person, REFUSED, STALE, useProject } from './support/project.ts';
import { day, starts } from './support/start.ts';
import { aQuote } from './support/rows.ts';

const project = useProject();
const { plan, problems, read } = starts(project);
const admin = () => project.as('admin');

const legsOf = (load: string) =>
  project.sql<{ id: string; jurisdiction: string; is_confirmed: boolean }>(
    'select id, jurisdiction, is_confirmed from public.load_legs where load_id = $1 order by sequence',
    [load],
  );
const statesOf = async (load: string) =>
  (await legsOf(load)).map(({ jurisdiction }) => jurisdiction).join(' ');
const stopsOf = (load: string) =>
  project.sql<Record<string, unknown> & { id: string }>(
    'select * from public.load_stops where load_id = $1 order by sequence',
    [load],
  );
const seen = async (load: string) => (await read(load))?.updated_at;
const leg = (jurisdiction: string, parts: object = {}) => ({
  id: randomUUID(),
  jurisdiction,
  ...parts,
});
const saveLegs = async (load: string, legs: object[], caller: Person = 'admin') =>
  (
    await project
      .as(caller)
      .rpc('save_load_legs', { _load_id: load, _seen: await seen(load), _legs: legs })
  ).error;
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

/** What a customer saw along a route. */
const assessed = (route: string) => ({
  rules_version: 1,
  rules_as_of: '2026-11-22',
  trailer: '9-axle RGN',
  isRouteChanged: true,
  size: { width: 12, height: 14, overallLength: 95, gross: 150_000 },
  states: route.split(' ').map((state) => ({
    state,
    expectation: 'permit',
    superload: 'unknown',
    over: ['width'],
    isAtThreshold: false,
    escorts: { atLeast: 1, possible: 1, isPartlyUnknown: false },
  })),
});

describe('A new load', () => {
  it('gets the next number, which no one can choose or change', async () => {
    const numbers: string[] = [];
    for (const number of [undefined, 'L-2026-99999']) {
      const { data } = await project
        .as('service')
        .from('loads')
        .insert({ title: 'Crown', origin: 'Lima, OH', destination: 'Gary, IN', number })
        .select('number')
        .single<{ number: string }>();
      numbers.push(data?.number ?? '');
    }
    const [first = '', second = ''] = numbers;
    const year = new Intl.DateTimeFormat('en', { timeZone: 'America/New_York', year: 'numeric' });
    expect(first).toMatch(new RegExp(`^L-${year.format(new Date())}-\\d{5}$`, 'u'));
    expect(Number(second.slice(7))).toBe(Number(first.slice(7)) + 1);
    const change = await admin().from('loads').update({ number: first }).eq('number', second);
    expect(change.error?.code).toBe(FORBIDDEN);
    await expect(
      project.sql(`update public.loads set number = 'L-2026-12345' where number = $1`, [first]),
    ).rejects.toThrow('A load keeps its number.');
  });

  it('takes pieces, weight, PO number and customer from its quote', async () => {
    const piece = { description: 'Crown', quantity: 2, length: 20, width: 9, height: 8 };
    const quote = aQuote({
      pieces: [{ ...piece, weight: 30_000 }],
      commodity: 'Press crown',
      po_number: 'PO-7',
    });
    await project.as('visitor').from('quotes').insert(quote);
    const load = {
      id: randomUUID(),
      title: 'Crown',
      origin: 'Lima, OH',
      destination: 'Gary, IN',
      quote_id: quote.id,
    };
    expect((await admin().from('loads').insert(load)).error).toBeNull();
    const { data } = await admin()
      .from('loads')
      .select('commodity, po_number, weight_lbs, pieces, customer:load_customers(name, email)')
      .eq('id', load.id)
      .single();
    expect(data).toMatchObject({
      commodity: 'Press crown',
      po_number: 'PO-7',
      weight_lbs: 60_000,
      pieces: [{ description: 'Crown', quantity: 2 }],
      customer: { name: quote.customer_name, email: quote.email },
    });
  });
});

describe('Stops', () => {
  it('are the load’s origin, destination and times, whichever is written', async () => {
    const load = await plan();
    expect(await stopsOf(load)).toMatchObject([
      { kind: 'pickup', place: 'Dayton, OH' },
      { kind: 'delivery', place: 'Gary, IN' },
    ]);
    await admin()
      .from('loads')
      .update({ origin: 'Lima, OH', pickup_at: `${day(2)}T16:00:00Z` })
      .eq('id', load);
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
  ])('are refused with %s, and nothing changes', async (_, stops, message) => {
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

  it('are not overwritten from an old version', async () => {
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

  it('get an arrival and a departure from the driver only, each once', async () => {
    const load = await plan();
    const [first] = await stopsOf(load);
    const report = async (caller: Person, step: string) =>
      (await project.as(caller).rpc('report_stop', { _stop_id: first?.id, _step: step })).error;
    expect((await report('pilot', 'arrived'))?.code).toBe(FORBIDDEN);
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

describe('Legs', () => {
  it.each([
    ['Dayton, OH', 'Baytown, TX', 'OH KY TN AR TX'],
    ['Denver, CO', 'Elko, NV', 'CO UT NV'],
    ['Lima, OH', 'Toledo, OH', 'OH'],
    // The way through Ontario is shorter.
    ['Detroit, MI', 'Buffalo, NY', 'MI OH PA NY'],
    // Kentucky and Missouri share a ferry only.
    ['Paducah, KY', 'Sikeston, MO', 'KY IL MO'],
    ['Sydney, NS', 'St. John’s, NL', 'NS NB QC NL'],
  ])('are proposed from %s to %s: %s', async (origin, destination, states) => {
    expect(await statesOf(await plan({ origin, destination }))).toBe(states);
  });

  it.each([
    ['the customer’s route', 'OH KY TN AR OK', 'OH KY TN AR OK'],
    ['no route with a gap', 'OH MO OK', 'OH IN IL MO OK'],
    ['no route by ferry', 'OH KY MO OK', 'OH IN IL MO OK'],
    ['no route from elsewhere', 'KY TN AR OK', 'OH IN IL MO OK'],
    ['no route to elsewhere', 'OH KY TN AR', 'OH IN IL MO OK'],
    ['no route that comes back', 'OH KY OH IN IL MO OK', 'OH IN IL MO OK'],
    ['no route through unknown states', 'OH ZZ OK', 'OH IN IL MO OK'],
  ])('follow %s: %s', async (_, route, states) => {
    const quote = aQuote({
      origin: 'Lima, OH',
      destination: 'Tulsa, OK',
      assessment: assessed(route),
    });
    await project.as('service').from('quotes').insert(quote);
    const load = await plan({ origin: 'Lima, OH', destination: 'Tulsa, OK', quote_id: quote.id });
    expect(await statesOf(load)).toBe(states);
    // Somewhere else, the route no longer leads there.
    await project.sql('update public.load_legs set is_confirmed = false where load_id = $1', [
      load,
    ]);
    await project.sql('update public.loads set destination = $2 where id = $1', [load, 'Gary, IN']);
    expect(await statesOf(load)).toBe('OH IN');
  });

  it('follow the origin until dispatch confirms them', async () => {
    const load = await plan({ width: 12 });
    await project.sql('update public.load_legs set is_confirmed = false where load_id = $1', [
      load,
    ]);
    await admin().from('loads').update({ origin: 'Detroit, MI' }).eq('id', load);
    expect(await statesOf(load)).toBe('MI IN');
    expect(await problems(load)).toContain(
      'legs_not_confirmed: The legs aren’t confirmed (over legal width)',
    );
    expect(await saveLegs(load, await legsOf(load))).toBeNull();
    await admin().from('loads').update({ origin: 'Lima, OH' }).eq('id', load);
    expect(await statesOf(load)).toBe('MI IN');
    expect(await problems(load)).toContain(
      'legs_mismatch: The legs go from MI to IN, the load from OH to IN',
    );
  });

  it.each([
    [['OH', 'TX'], 'OH and TX don’t share a road border. Add the states between them.'],
    [
      ['OH', 'KY', 'MO', 'IL', 'IN'],
      'KY and MO don’t share a road border. Add the states between them.',
    ],
    [['OH', 'OH', 'IN'], 'OH is listed twice in a row.'],
    [['OH', 'ZZ'], 'Choose a state or province for leg 2.'],
  ])('can’t be %s', async (states, message) => {
    const load = await plan();
    const before = await legsOf(load);
    expect(
      await saveLegs(
        load,
        states.map((state) => leg(state)),
      ),
    ).toMatchObject({ code: REFUSED, message });
    expect(await legsOf(load)).toEqual(before);
  });

  it('hold in the table, too', async () => {
    const load = await plan();
    await expect(
      project.sql(
        `update public.load_legs set jurisdiction = 'TX' where load_id = $1 and sequence = 2`,
        [load],
      ),
    ).rejects.toThrow('OH and TX don’t share a road border.');
  });

  it('can’t be entered before the one before is left', async () => {
    const load = await plan();
    expect(
      await saveLegs(load, [
        leg('OH', {
          planned_entry_at: `${day(2)}T15:00:00Z`,
          planned_exit_at: `${day(3)}T15:00:00Z`,
        }),
        leg('IN', { planned_entry_at: `${day(3)}T14:00:00Z` }),
      ]),
    ).toMatchObject({ message: 'The load can’t enter IN before it leaves OH.' });
  });

  it('get a needed permit each when an oversize load’s are confirmed', async () => {
    const load = await plan({ width: 12 });
    expect(await saveLegs(load, [leg('OH'), leg('MI'), leg('IN')])).toBeNull();
    const { data } = await admin()
      .from('load_permits')
      .select('jurisdiction, status')
      .eq('load_id', load)
      .order('jurisdiction');
    expect(data).toEqual(
      ['IN', 'MI', 'OH'].map((jurisdiction) => ({ jurisdiction, status: 'needed' })),
    );
    await saveLegs(load, [leg('OH'), leg('IN')]);
    expect((await admin().from('load_permits').select('id').eq('load_id', load)).data).toHaveLength(
      2,
    );
  });

  it('are saved by admins only', async () => {
    const load = await plan();
    for (const caller of ['driver', 'pilot', 'moderator', 'customer'] as const) {
      expect((await saveLegs(load, [leg('OH'), leg('IN')], caller))?.code).toBe(FORBIDDEN);
    }
  });

  it('are readable by the driver of the load and no other driver', async () => {
    const load = await plan();
    const other = await project.supabase.signUp({ roles: ['driver'] });
    for (const table of ['load_legs', 'load_stops', 'load_permits', 'load_holds'] as const) {
      expect((await other.client.from(table).select('id').eq('load_id', load)).data).toEqual([]);
    }
    expect(
      (await project.as('driver').from('load_legs').select('id').eq('load_id', load)).data,
    ).toHaveLength(2);
  });
});

describe('A cancellation', () => {
  it('needs a reason once a permit was applied for, which the log keeps', async () => {
    const load = await plan();
    await admin()
      .from('load_permits')
      .insert({ load_id: load, jurisdiction: 'OH', status: 'applied' });
    const cancel = async (parts: object) =>
      (
        await admin()
          .from('loads')
          .update({ status: 'cancelled', ...parts })
          .eq('id', load)
      ).error;
    expect((await cancel({}))?.message).toBe(
      'Enter why this load is canceled: permits were applied for.',
    );
    expect(await cancel({ cancel_reason: 'Customer sold the press.' })).toBeNull();
    const { data } = await admin().from('load_events').select('note').eq('load_id', load);
    expect(data).toContainEqual({ note: 'Customer sold the press.' });
    await admin().from('loads').update({ status: 'planned' }).eq('id', load);
    const after = await admin().from('loads').select('cancel_reason').eq('id', load).single();
    expect(after.data).toEqual({ cancel_reason: null });
  });
});

it('gives 50 loads created at the same time 50 numbers', async () => {
  const answers = await Promise.all(
    Array.from({ length: 50 }, () =>
      admin()
        .from('loads')
        .insert({ title: 'Crown', origin: 'Lima, OH', destination: 'Gary, IN' })
        .select('number')
        .single<{ number: string }>(),
    ),
  );
  expect(new Set(answers.map(({ data }) => data?.number)).size).toBe(50);
});
