import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { freePilot, insertLoad } from './support/loads.ts';
import { aDraft, aLine, answerTo, offerDesk } from './support/offers.ts';
import { FORBIDDEN, PEOPLE, useProject } from './support/project.ts';
import { addUnits } from './support/units.ts';

const project = useProject();
const desk = offerDesk(project);
const admin = () => project.as('admin');

interface Numbers {
  [number: string]: unknown;
  win_rate: number | null;
}
const read = async () => (await answerTo<Numbers>(admin().rpc('board_numbers').single())).data;
const listed = async (list: string) =>
  (
    await answerTo<{ id: string }[]>(admin().rpc('board_loads', { _list: list }).select('id'))
  ).data.map(({ id }) => id);

/** What the numbers become, of those that change. */
async function changes(make: () => Promise<unknown>): Promise<Record<string, unknown>> {
  const before = await read();
  await make();
  const after = await read();
  const asText = (value: unknown) => JSON.stringify(value);
  return Object.fromEntries(
    Object.entries(after).filter(([name, value]) => asText(value) !== asText(before[name])),
  );
}
const valueOf = async (name: string) => (await read())[name] as number;

const HOUR = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();
/** A legal load with confirmed legs and units, without a driver. */
const load = async (hours: number, parts: Record<string, unknown> = {}) => {
  const id = await insertLoad(project, {
    title: 'Press bed',
    origin: 'Dayton, OH',
    destination: 'Gary, IN',
    status: 'planned',
    pickup_at: inHours(hours),
    delivery_at: inHours(hours + 10),
    ...parts,
  });
  await project.sql('update public.load_legs set is_confirmed = true where load_id = $1', [id]);
  return id;
};
/** The same in transit since yesterday, with its delivery in so many hours. */
const onTheRoad = (delivery: number) =>
  load(-30, { status: 'in_transit', delivery_at: inHours(delivery) });
const setStop = (id: string, sequence: number, columns: string) =>
  project.sql(`update public.load_stops set ${columns} where load_id = $1 and sequence = $2`, [
    id,
    sequence,
  ]);

beforeAll(async () => {
  await project.sql(
    'update private.settings set rate_limit_per_sender = 1000, rate_limit_overall = 10000',
  );
  // Only what a test makes: no demo loads, offers or units.
  await project.sql(`update public.loads set status = 'delivered' where status = 'in_transit'`);
  await project.sql('delete from public.assignments');
  await project.sql('delete from public.charges');
  await project.sql('delete from public.loads');
  await project.sql('delete from public.units');
  await project.sql('alter table public.offers disable trigger offers_keep_accepted');
  await project.sql('delete from public.offers');
  await project.sql('alter table public.offers enable trigger offers_keep_accepted');
});

describe('The board', () => {
  it('starts with nothing: zeros, and no win rate', async () => {
    const { win_rate: winRate, delivered_since: since, ...counts } = await read();
    expect(winRate).toBeNull();
    expect(since).toBeNull();
    const amounts = ['open_offers_cents', 'delivered_cents', 'over_quote_cents'];
    for (const [name, value] of Object.entries(counts)) {
      expect([name, value]).toEqual([name, amounts.includes(name) ? {} : 0]);
    }
  });

  it.each(['visitor', 'customer', 'broker', 'carrier', 'pilot', 'driver', 'moderator'] as const)(
    'refuses a %s',
    async (caller) => {
      const client = project.as(caller);
      expect((await client.rpc('board_numbers')).error?.code).toBe(FORBIDDEN);
      expect((await client.rpc('board_loads', { _list: 'late' })).error?.code).toBe(FORBIDDEN);
      expect((await client.rpc('admin_dashboard')).error?.code).toBe(FORBIDDEN);
    },
  );

  it('is on the dashboard too, with its figures', async () => {
    const { data } = await answerTo(admin().rpc('admin_dashboard').single());
    const figures = await answerTo<object>(admin().rpc('admin_counts').single());
    expect(data).toEqual({ ...figures.data, board: await read() });
  });

  it('refuses a list it doesn’t have', async () => {
    const { error } = await admin().rpc('board_loads', { _list: 'everything' });
    expect(error?.code).toBe('22023');
  });
});

describe('Loads that can’t roll', () => {
  it('are picked up within 48 hours and not ready', async () => {
    let soon = '';
    expect(
      await changes(async () => {
        soon = await load(47);
        await load(49);
        await load(47, { pickup_at: null, delivery_at: null });
        await load(47, { status: 'cancelled' });
      }),
    ).toEqual({ cannot_roll: 1 });
    expect(await listed('cannot_roll')).toEqual([soon]);

    // Units and a driver make it ready.
    await addUnits(project);
    await project.sql('update public.loads set driver_id = $2 where id = $1', [
      soon,
      PEOPLE.driver,
    ]);
    expect(await listed('cannot_roll')).toEqual([]);
    await project.sql('delete from public.loads where id = $1', [soon]);
  });

  it('include one whose pickup has passed', async () => {
    const late = await load(-5);
    expect(await listed('cannot_roll')).toEqual([late]);
    await project.sql('delete from public.loads where id = $1', [late]);
  });
});

describe('Permits that expire', () => {
  it('are as many as in the permit desk’s group', async () => {
    const id = await load(100, { delivery_at: inHours(200) });
    const permit = (days: number, status: string) =>
      admin()
        .from('load_permits')
        .insert({
          load_id: id,
          jurisdiction: days === 3 ? 'OH' : 'IN',
          permit_number: `${status} ${String(days)}`,
          status,
          valid_from: inHours(0).slice(0, 10),
          valid_until: inHours(days * 24).slice(0, 10),
        });
    expect(
      await changes(async () => {
        expect((await permit(3, 'issued')).error).toBeNull();
        expect((await permit(20, 'issued')).error).toBeNull();
      }),
    ).toEqual({ permits_expiring: 1 });
    const { data } = await answerTo<{ desk_group: string; in_group: number }[]>(
      admin().rpc('permit_desk'),
    );
    expect(data.find(({ desk_group: group }) => group === 'expiring')?.in_group).toBe(1);
    await project.sql('delete from public.loads where id = $1', [id]);
  });

  it('end at midnight in the permit’s zone, not in UTC', async () => {
    const id = await load(100);
    await admin().from('load_permits').insert({
      load_id: id,
      jurisdiction: 'OH',
      permit_number: 'Zone',
      status: 'issued',
      valid_from: '2026-01-01',
      valid_until: '2031-03-05',
    });
    const exitAt = (at: string) =>
      project.sql(
        `update public.loads set pickup_at = '2031-03-04', delivery_at = $2 where id = $1`,
        [id, at],
      );
    await project.sql('update public.load_legs set planned_exit_at = null where load_id = $1', [
      id,
    ]);
    await exitAt('2031-03-06T04:59:00Z');
    expect(await valueOf('permits_expiring')).toBe(0);
    await exitAt('2031-03-06T05:00:00Z');
    expect(await valueOf('permits_expiring')).toBe(1);
    await project.sql('delete from public.loads where id = $1', [id]);
  });
});

describe('Escorts to confirm', () => {
  it('are unanswered offers of loads picked up within 72 hours', async () => {
    const soon = await load(71);
    const later = await load(73);
    const ready = await load(60);
    await freePilot(project);
    const offer = (id: string, status: string) =>
      project.sql(
        `insert into public.load_escorts (load_id, pilot_id, position, status)
         values ($1, $2, 'lead', $3::text::public.escort_status)`,
        [id, PEOPLE.pilot, status],
      );
    expect(
      await changes(async () => {
        await offer(soon, 'offered');
        await offer(later, 'offered');
        await offer(ready, 'accepted');
      }),
    ).toEqual({ escorts_to_confirm: 1 });
    expect(await listed('escorts')).toEqual([soon]);
    await project.sql('delete from public.loads where id = any ($1)', [[soon, later, ready]]);
  });
});

describe('Loads in transit', () => {
  it('are counted with those on hold, until the hold is cleared', async () => {
    const moving = await onTheRoad(20);
    expect(await valueOf('in_transit')).toBe(1);
    expect(
      await changes(() =>
        project.sql(`insert into public.load_holds (load_id, reason) values ($1, 'Flat tire')`, [
          moving,
        ]),
      ),
    ).toEqual({ on_hold: 1 });
    expect(
      await changes(() =>
        project.sql('update public.load_holds set cleared_at = now() where load_id = $1', [moving]),
      ),
    ).toEqual({ on_hold: 0 });
    expect(await listed('in_transit')).toEqual([moving]);
    await project.sql(`update public.loads set status = 'cancelled' where id = $1`, [moving]);
  });

  it('have late stops once a window ends before the truck is there', async () => {
    const late = await onTheRoad(-1);
    const waiting = await onTheRoad(1);
    const planned = await load(-20, { delivery_at: inHours(-1) });
    expect(await valueOf('late_stops')).toBe(1);
    expect(await listed('late')).toEqual([late]);

    // A window counts to its end, an appointment from its time.
    await setStop(late, 2, `window_until = now() + interval '1 hour'`);
    expect(await valueOf('late_stops')).toBe(0);
    await setStop(late, 2, `window_until = null`);
    await setStop(late, 2, `arrived_at = now()`);
    expect(await valueOf('late_stops')).toBe(0);
    await project.sql(`update public.loads set status = 'cancelled' where id = any ($1)`, [
      [late, waiting, planned],
    ]);
  });

  it('don’t count a stop as late that the truck has passed', async () => {
    const passed = await onTheRoad(20);
    const { data: stops } = await answerTo<{ id: string }[]>(
      admin().from('load_stops').select('*').eq('load_id', passed).order('sequence'),
    );
    const meet = {
      id: randomUUID(),
      kind: 'meet_point',
      place: 'Lima, OH',
      window_from: inHours(-3),
    };
    const [seen] = await project.sql<{ at: string }>(
      'select updated_at::text as at from public.loads where id = $1',
      [passed],
    );
    const { error } = await admin().rpc('save_load_stops', {
      _load_id: passed,
      _seen: seen?.at,
      _stops: [stops[0], { ...meet, time_zone: 'America/New_York' }, stops[1]],
    });
    expect(error).toBeNull();
    expect(await listed('late')).toEqual([passed]);
    await setStop(passed, 3, 'arrived_at = now()');
    expect(await listed('late')).toEqual([]);
    await project.sql(`update public.loads set status = 'cancelled' where id = $1`, [passed]);
  });
});

describe('Units', () => {
  it('are used if a load of the next 7 days holds them', async () => {
    await project.sql('delete from public.loads');
    await project.sql('delete from public.units');
    const soon = await load(160);
    const later = await load(170);
    expect(await changes(() => addUnits(project))).toEqual({
      units_booked: 2,
      units_in_service: 4,
    });
    await project.sql('delete from public.loads where id = any ($1)', [[soon, later]]);
    expect(await read()).toMatchObject({ units_booked: 0, units_in_service: 4 });
  });

  it('aren’t in service while outages cover all 7 days', async () => {
    const [unit] = await project.sql<{ id: string }>('select id from public.units limit 1');
    const outage = (from: number, until: number | null) =>
      project.sql(
        `insert into public.unit_outages (unit_id, from_day, until_day, reason)
         select $1, private.business_day(now()) + $2::integer, private.business_day(now()) + $3::integer, 'Brakes'`,
        [unit?.id, from, until],
      );
    await outage(0, 4);
    expect(await valueOf('units_in_service')).toBe(4);
    await outage(5, null);
    expect(await valueOf('units_in_service')).toBe(3);
  });
});

describe('Offers', () => {
  const draft = (parts: object = {}) =>
    aDraft({ lines: [aLine({ quantity: 1, rate_cents: 50_000 })], ...parts });

  it('are open once sent, with their sum by currency and those that end in a day', async () => {
    let first = '';
    expect(
      await changes(async () => {
        await desk.start();
        first = (await desk.startSent({}, 'visitor', draft())).id;
        await desk.startSent({}, 'visitor', draft({ currency: 'CAD' }));
        await desk.endAt(first, `now() + interval '23 hours'`);
      }),
    ).toEqual({
      open_offers: 2,
      open_offers_cents: { USD: 50_000, CAD: 50_000 },
      offers_expiring: 1,
    });
    // A revision replaces the version before it.
    const next = await desk.revise(first);
    await desk.save(next, draft({ lines: [aLine({ quantity: 1, rate_cents: 70_000 })] }));
    await desk.send(next);
    expect(await read()).toMatchObject({
      open_offers: 2,
      open_offers_cents: { USD: 70_000, CAD: 50_000 },
    });
  });

  it('are won, declined or expired in 90 days, each counted once', async () => {
    const won = await desk.startSent({}, 'visitor', draft());
    const lost = await desk.startSent({}, 'visitor', draft());
    const ended = await desk.startSent({}, 'visitor', draft());
    const old = await desk.startSent({}, 'visitor', draft());
    await desk.accept(won.id, won.token);
    expect(await read()).toMatchObject({ offers_accepted: 1, offers_answered: 1, win_rate: 1 });
    await desk.decline(lost.id, lost.token);
    await desk.decline(old.id, old.token);
    await desk.endAt(ended.id, `now() - interval '1 minute'`);
    await project.sql('select private.expire_offer($1)', [ended.id]);
    await project.sql(
      `update public.offers set declined_at = now() - interval '91 days' where id = $1`,
      [old.id],
    );
    expect(await read()).toMatchObject({
      offers_accepted: 1,
      offers_answered: 3,
      win_rate: 0.3333,
    });
    // The customer has the decline until the next version is sent.
    const next = await desk.revise(lost.id);
    expect(await read()).toMatchObject({ offers_answered: 3 });
    await desk.save(next, draft());
    await desk.send(next);
    expect(await read()).toMatchObject({ offers_answered: 2, win_rate: 0.5 });
  });
});

describe('Delivered loads', () => {
  const permitLine = (cents: number) =>
    aLine({ kind: 'permit', description: 'Permit', quantity: 1, unit: 'flat', rate_cents: cents });
  const accepted = async (currency: string) => {
    const lines = [aLine({ quantity: 1, rate_cents: 100_000 }), permitLine(20_000)];
    const offer = await desk.startSent({}, 'visitor', aDraft({ currency, lines }));
    await desk.accept(offer.id, offer.token);
    const [row] = await desk.loadsOf(offer.id);
    return row?.['id'] as string;
  };
  const deliver = async (id: string, at: string) => {
    await project.sql('alter table public.loads disable trigger user');
    await project.sql(
      `update public.loads set status = 'delivered', closed_at = $2 where id = $1`,
      [id, at],
    );
    await project.sql('alter table public.loads enable trigger user');
  };

  it('have a count, the sums that were accepted, and the day of the oldest', async () => {
    const loads = [await accepted('USD'), await accepted('CAD'), await load(1)];
    const before = await valueOf('delivered');
    for (const [month, id] of loads.entries()) {
      await deliver(id, `2026-0${String(month + 1)}-02T03:04:05Z`);
    }
    expect(await read()).toMatchObject({
      delivered: before + 3,
      delivered_cents: { USD: 120_000, CAD: 120_000 },
      delivered_since: '2026-01-02T03:04:05+00:00',
    });
    expect(await listed('delivered')).toEqual(expect.arrayContaining(loads));
  });

  it('count what permits cost above the quote, never across currencies', async () => {
    const [over, under, other, unquoted] = [
      await accepted('USD'),
      await accepted('USD'),
      await accepted('CAD'),
      await load(300),
    ];
    const cost = async (id: string, cents: number, currency = 'USD', state = 'OH') => {
      const rows = await project.sql<{ id: string }>(
        `insert into public.load_permits (load_id, jurisdiction) values ($1, $2) returning id`,
        [id, state],
      );
      const { error } = await admin()
        .from('permit_costs')
        .insert({ permit_id: rows[0]?.id, cents, currency });
      expect(error).toBeNull();
    };
    expect(
      await changes(async () => {
        await cost(over, 15_000);
        await cost(over, 12_500, 'USD', 'IN');
        await cost(under, 19_000);
        await cost(other, 90_000, 'USD');
        await cost(unquoted, 5_000);
      }),
    ).toEqual({ over_quote_loads: 1, over_quote_cents: { USD: 7_500 } });
    expect(await listed('over_quote')).toEqual([over]);
    // Its driver can't find out.
    await project.sql('update public.loads set driver_id = $2 where id = $1', [
      over,
      PEOPLE.driver,
    ]);
    const found = async (_list: string) =>
      (
        await answerTo<{ loads: number }[]>(
          project.as('driver').rpc('load_status_counts', { _list }),
        )
      ).data.reduce((sum, { loads }) => sum + loads, 0);
    expect(await found('over_quote')).toBe(0);
    await cost(other, 21_000, 'CAD', 'IN');
    expect(await read()).toMatchObject({ over_quote_cents: { USD: 7_500, CAD: 1_000 } });

    await project.sql('alter table public.permit_costs disable trigger user');
    await project.sql(`update public.permit_costs set updated_at = now() - interval '31 days'`);
    await project.sql('alter table public.permit_costs enable trigger user');
    expect(await read()).toMatchObject({ over_quote_loads: 0, over_quote_cents: {} });
  });
});

it('counts a list by status, under its other filters', async () => {
  const soon = await load(5, { title: 'Zephyrine drum' });
  const counts = async (args: object) =>
    (
      await answerTo<{ status: string; loads: number }[]>(admin().rpc('load_status_counts', args))
    ).data.find(({ status }) => status === 'planned')?.loads;
  expect(await counts({ _list: 'cannot_roll' })).toBe((await listed('cannot_roll')).length);
  expect(await counts({ _list: 'cannot_roll', _search: 'zephyrine' })).toBe(1);
  expect(await counts({ _list: 'late', _search: 'zephyrine' })).toBe(0);
  expect(await listed('cannot_roll')).toContain(soon);
});

describe('The week', () => {
  interface Week {
    edges: string[];
    lanes: { kind: string; id: string; name: string; detail: string }[];
    loads: { lane_id: string; number: string; status: string; from_at: string; until_at: string }[];
    off: { lane_id: string; reason: string; from_at: string; until_at: string }[];
  }
  const MONDAY = '2031-03-03';
  const weekOf = async (from: string) => {
    const { data, error } = await answerTo<Week>(admin().rpc('board_week', { _from: from }));
    expect(error).toBeNull();
    return data;
  };
  const inWeek = (parts: object = {}) =>
    load(0, {
      pickup_at: '2031-03-04T13:00:00Z',
      delivery_at: '2031-03-06T22:00:00Z',
      ...parts,
    });
  const numberOf = async (id: string) =>
    (
      await project.sql<{ number: string }>('select number from public.loads where id = $1', [id])
    )[0]?.number;

  it.each(['visitor', 'customer', 'broker', 'carrier', 'pilot', 'driver', 'moderator'] as const)(
    'refuses a %s',
    async (caller) => {
      const { error } = await project.as(caller).rpc('board_week', { _from: MONDAY });
      expect(error?.code).toBe(FORBIDDEN);
    },
  );

  it('has the loads that lack a driver or units, until they have them', async () => {
    const id = await inWeek();
    const number = await numberOf(id);
    const before = await weekOf(MONDAY);
    expect(before.lanes[0]).toEqual({
      kind: 'load',
      id,
      name: number,
      detail: 'no driver, no tractor, no trailer',
    });
    expect(before.loads.filter((bar) => bar.number === number)).toMatchObject([{ lane_id: id }]);

    await addUnits(project);
    await project.sql('update public.loads set driver_id = $2 where id = $1', [id, PEOPLE.driver]);
    const after = await weekOf(MONDAY);
    expect(after.lanes.filter(({ kind }) => kind === 'load')).toEqual([]);
    const held = after.loads
      .filter((bar) => bar.number === number)
      .map(({ lane_id: lane }) => lane);
    const kinds = after.lanes.filter((lane) => held.includes(lane.id)).map(({ kind }) => kind);
    expect(kinds).toEqual(['driver', 'tractor', 'trailer']);
    expect(after.loads[0]).toMatchObject({
      from_at: '2031-03-04T13:00:00+00:00',
      until_at: '2031-03-06T22:00:00+00:00',
    });
    expect((await weekOf('2031-03-10')).loads).toEqual([]);
    await project.sql('delete from public.loads where id = $1', [id]);
  });

  it('has days in Dayton’s time, also when the clocks change', async () => {
    const { edges } = await weekOf(MONDAY);
    expect(edges).toHaveLength(8);
    expect([edges[0], edges[6], edges[7]].map((at) => new Date(at ?? '').toISOString())).toEqual([
      '2031-03-03T05:00:00.000Z',
      '2031-03-09T05:00:00.000Z',
      '2031-03-10T04:00:00.000Z',
    ]);
  });

  it('keeps a late load with its driver until now', async () => {
    const id = await load(-24 * 30, { status: 'in_transit', delivery_at: inHours(-24 * 20) });
    await project.sql('update public.loads set driver_id = $2 where id = $1', [id, PEOPLE.driver]);
    const number = await numberOf(id);
    const today = inHours(-24).slice(0, 10);
    const bars = (await weekOf(today)).loads.filter((bar) => bar.number === number);
    expect(bars).toMatchObject([{ lane_id: PEOPLE.driver, status: 'in_transit' }]);
    await project.sql(`update public.loads set status = 'cancelled' where id = $1`, [id]);
  });

  it('has outages of units and days off of drivers, joined', async () => {
    await project.sql('delete from public.unit_outages');
    const [unit] = await project.sql<{ id: string }>('select id from public.units limit 1');
    await project.sql(
      `insert into public.unit_outages (unit_id, from_day, until_day, reason)
       values ($1, '2031-02-20', '2031-03-04', 'Brakes')`,
      [unit?.id ?? ''],
    );
    // The trigger refuses days this far ahead.
    await project.sql('alter table public.availability disable trigger user');
    await project.sql(
      `insert into public.availability (user_id, day, available)
       values ($1, '2031-03-06', false), ($1, '2031-03-07', false), ($1, '2031-03-08', true)`,
      [PEOPLE.driver],
    );
    await project.sql('alter table public.availability enable trigger user');
    expect((await weekOf(MONDAY)).off).toEqual([
      {
        lane_id: unit?.id,
        reason: 'Brakes',
        from_at: '2031-02-20T05:00:00+00:00',
        until_at: '2031-03-05T05:00:00+00:00',
      },
      {
        lane_id: PEOPLE.driver,
        reason: 'Time off',
        from_at: '2031-03-06T05:00:00+00:00',
        until_at: '2031-03-08T05:00:00+00:00',
      },
    ]);
  });
});
