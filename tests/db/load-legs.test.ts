import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { cancelLoad, saveLoad } from './support/loads.ts';
import { permitHelpers } from './support/permit-helpers.ts';
import { FORBIDDEN, type Person, REFUSED, useProject } from './support/project.ts';
import { day, starts } from './support/start.ts';
import { aQuote } from './support/rows.ts';

const project = useProject();
const { plan, problems } = starts(project);
const { admin, legsOf, seen } = permitHelpers(project);

const statesOf = async (load: string) =>
  (await legsOf(load)).map(({ jurisdiction }) => jurisdiction).join(' ');
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

/** An assessment that a customer saw along a route. */
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

describe('Legs', () => {
  it('another load’s legs are refused, and both loads keep their legs', async () => {
    const [load, other] = [await plan(), await plan({ driver_id: null })];
    const mine = leg('OH');
    const theirs = leg('OH');
    expect([await saveLegs(load, [mine]), await saveLegs(other, [theirs])]).toEqual([null, null]);
    expect(await saveLegs(load, [mine, { ...leg('IN'), id: theirs.id }])).toMatchObject({
      code: REFUSED,
      message: 'These legs are of another load. Reload the page.',
    });
    expect([await statesOf(load), await statesOf(other)]).toEqual(['OH', 'OH']);
  });

  it.each([
    ['Dayton, OH', 'Baytown, TX', 'OH KY TN AR TX'],
    ['Denver, CO', 'Elko, NV', 'CO UT NV'],
    ['Lima, OH', 'Toledo, OH', 'OH'],
    // The route through Ontario is shorter.
    ['Detroit, MI', 'Buffalo, NY', 'MI OH PA NY'],
    // Kentucky and Missouri share a ferry only.
    ['Paducah, KY', 'Sikeston, MO', 'KY IL MO'],
    ['Sydney, NS', 'St. John’s, NL', 'NS NB QC NL'],
  ])('legs are proposed from %s to %s: %s', async (origin, destination, states) => {
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
    // After the destination changes, the route no longer leads there.
    await project.sql('update public.load_legs set is_confirmed = false where load_id = $1', [
      load,
    ]);
    await saveLoad(project, load, { destination: 'Gary, IN' });
    expect(await statesOf(load)).toBe('OH IN');
  });

  it('stay the same while the route does', async () => {
    const load = await plan();
    await project.sql('update public.load_legs set is_confirmed = false where load_id = $1', [
      load,
    ]);
    const before = await legsOf(load);
    await saveLoad(project, load, {
      title: 'Crown',
      origin: 'Dayton, OH',
      destination: 'Gary, IN',
    });
    expect(await legsOf(load)).toEqual(before);
  });

  it('follow the origin until dispatch confirms them', async () => {
    const load = await plan({ width: 12 });
    await project.sql('update public.load_legs set is_confirmed = false where load_id = $1', [
      load,
    ]);
    await saveLoad(project, load, { origin: 'Detroit, MI' });
    expect(await statesOf(load)).toBe('MI IN');
    expect(await problems(load)).toContain(
      'legs_not_confirmed: The legs aren’t confirmed (over legal width)',
    );
    expect(await saveLegs(load, await legsOf(load))).toBeNull();
    await saveLoad(project, load, { origin: 'Lima, OH' });
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
    [
      ['OH', 'OH', 'IN'],
      'OH is listed twice in a row. Enter the place where leg 1 ends and leg 2 starts.',
    ],
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

  it('legs are enforced in the table, too', async () => {
    const load = await plan();
    await expect(
      project.sql(
        `update public.load_legs set jurisdiction = 'TX' where load_id = $1 and sequence = 2`,
        [load],
      ),
    ).rejects.toThrow('OH and TX don’t share a road border.');
  });

  it('can’t be entered before the previous one is left', async () => {
    const load = await plan();
    expect(
      await saveLegs(load, [
        leg('OH', {
          planned_entry_at: `${day(2)}T15:00:00Z`,
          planned_exit_at: `${day(3)}T15:00:00Z`,
        }),
        leg('IN', { planned_entry_at: `${day(3)}T14:00:00Z` }),
      ]),
    ).toMatchObject({ message: 'Leg 2 (IN) starts before the leg ahead of it ends.' });
  });

  it('each get a needed permit when an oversize load’s legs are confirmed', async () => {
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

  it('legs are saved by admins only', async () => {
    const load = await plan();
    for (const caller of ['driver', 'pilot', 'moderator', 'customer'] as const) {
      expect((await saveLegs(load, [leg('OH'), leg('IN')], caller))?.code).toBe(FORBIDDEN);
    }
  });

  it('legs are readable by the driver of the load and no other driver', async () => {
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
  it('keeps its reason in the log until the load is reopened', async () => {
    const load = await plan();
    expect(await cancelLoad(project, load)).toBeNull();
    const { data } = await admin().from('load_events').select('note').eq('load_id', load);
    expect(data).toContainEqual({ note: 'Customer sold the press.' });
    await admin().from('loads').update({ status: 'planned' }).eq('id', load);
    const after = await admin().from('loads').select('cancel_reason').eq('id', load).single();
    expect(after.data).toEqual({ cancel_reason: null });
  });
});

it('50 loads created at the same time get 50 numbers', async () => {
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
