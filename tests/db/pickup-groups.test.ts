import { beforeAll, describe, expect, it } from 'vitest';
import { insertLoad } from './support/loads.ts';
import { answerTo } from './support/offers.ts';
import { FORBIDDEN, PEOPLE, useProject } from './support/project.ts';
import { addUnits } from './support/units.ts';

const project = useProject();
const admin = () => project.as('admin');

interface Checks {
  id: string;
  pickup_group: string;
  road_problems: { code: string; detail: string }[];
}

type Listed = Checks & { pickup_sort: string };

interface Count {
  pickup_group: string;
  loads: number;
  ready: number | null;
}

const DAY = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY).toISOString();
const load = (parts: Record<string, unknown> = {}) =>
  insertLoad(project, {
    title: 'Press bed',
    origin: 'Dayton, OH',
    destination: 'Gary, IN',
    status: 'planned',
    ...parts,
  });
const onTheRoad = (parts: Record<string, unknown> = {}) =>
  load({ status: 'in_transit', pickup_at: inDays(-2), delivery_at: inDays(3), ...parts });
const hold = (id: string) =>
  project.sql(`insert into public.load_holds (load_id, reason) values ($1, 'Flat tire')`, [id]);
const page = async (args: object = {}) => {
  const { data, error } = await answerTo<{ pickup_sort: string; checks: Checks }[]>(
    admin().rpc('loads_by_pickup', args).select('pickup_sort, checks(*)'),
  );
  expect(error).toBeNull();
  return data.map(({ checks, pickup_sort }) => ({ ...checks, pickup_sort }));
};
const groupsOf = async (args: object = {}) =>
  Object.fromEntries((await page(args)).map((row) => [row.id, row.pickup_group]));
const counts = async (args: object = {}) => {
  const { data, error } = await answerTo<Count[]>(admin().rpc('pickup_group_counts', args));
  expect(error).toBeNull();
  return data;
};

beforeAll(async () => {
  // Without demo loads: only what a test creates.
  await project.sql('alter table public.loads disable trigger user');
  await project.sql('delete from public.charges');
  await project.sql('delete from public.assignments');
  await project.sql('delete from public.loads');
  await project.sql('alter table public.loads enable trigger user');
});

describe('The group of a load that hasn’t started', () => {
  const groupOn = async (today: string, pickup: string | null) => {
    const [row] = await project.sql<{ name: string }>(
      'select private.pickup_day_group($1::timestamptz, $2::date)::text as name',
      [pickup, today],
    );
    return row?.name;
  };

  // Wednesday, December 2, 2026.
  it.each([
    ['2026-12-02T04:59:00Z', 'overdue'],
    ['2026-12-02T05:00:00Z', 'today'],
    ['2026-12-03T04:59:00Z', 'today'],
    ['2026-12-03T05:00:00Z', 'tomorrow'],
    ['2026-12-04T05:00:00Z', 'this_week'],
    ['2026-12-07T04:59:00Z', 'this_week'],
    ['2026-12-07T05:00:00Z', 'later'],
    [null, 'later'],
  ])('goes by days in Dayton: pickup %s is %s', async (pickup, group) => {
    expect(await groupOn('2026-12-02', pickup)).toBe(group);
  });

  it('puts Monday under tomorrow on a Sunday, and the rest of that week under later', async () => {
    expect(await groupOn('2026-12-06', '2026-12-07T17:00:00Z')).toBe('tomorrow');
    expect(await groupOn('2026-12-06', '2026-12-08T17:00:00Z')).toBe('later');
  });

  it('has a day of 25 hours when the clocks change', async () => {
    expect(await groupOn('2026-11-01', '2026-11-02T04:59:00Z')).toBe('today');
    expect(await groupOn('2026-11-01', '2026-11-02T05:00:00Z')).toBe('tomorrow');
  });
});

describe('The loads list by pickup', () => {
  it.each(['visitor', 'customer', 'broker', 'carrier', 'pilot', 'driver', 'moderator'] as const)(
    'refuses a %s',
    async (caller) => {
      const client = project.as(caller);
      for (const [name, args] of [
        ['loads_by_pickup', {}],
        ['pickup_group_counts', {}],
      ] as const) {
        expect((await client.rpc(name, args)).error?.code).toBe(FORBIDDEN);
      }
    },
  );

  it('lists each load once: problems first, closed last', async () => {
    const ids = {
      closed: await load({ status: 'delivered', pickup_at: inDays(-9), delivery_at: inDays(-8) }),
      tbd: await load(),
      later: await load({ pickup_at: inDays(40) }),
      overdue: await load({ pickup_at: inDays(-2) }),
      fine: await onTheRoad(),
      held: await onTheRoad(),
      late: await onTheRoad({ delivery_at: inDays(-1) }),
      expiring: await onTheRoad(),
    };
    await hold(ids.held);
    // Late and on hold: still one row.
    await hold(ids.late);
    await project.sql(
      `insert into public.load_permits (load_id, jurisdiction, permit_number, status, valid_from, valid_until)
       values ($1, 'OH', 'OH-1', 'issued', '2026-01-01', $2)`,
      [ids.expiring, inDays(1).slice(0, 10)],
    );
    const rows = await page();
    const listed = rows.map(({ id }) => id);
    expect(new Set(listed.slice(0, 3))).toEqual(new Set([ids.held, ids.late, ids.expiring]));
    expect(listed.slice(3)).toEqual([ids.overdue, ids.later, ids.tbd, ids.fine, ids.closed]);
    expect(rows.map(({ pickup_group: group }) => group)).toEqual(
      'problems problems problems overdue later later in_transit closed'.split(' '),
    );

    const of = (id: string) =>
      rows.find((row) => row.id === id)?.road_problems.map(({ code, detail }) => [code, detail]);
    expect(of(ids.late)).toEqual([
      ['on_hold', 'Flat tire'],
      ['late', 'Gary, IN'],
    ]);
    expect(of(ids.expiring)).toEqual([['permit_expires', 'OH']]);
    expect([of(ids.fine), of(ids.overdue)]).toEqual([[], []]);

    await project.sql('update public.load_holds set cleared_at = now()');
    expect((await groupsOf())[ids.held]).toBe('in_transit');
  });

  it('pages through every group without a gap or a repeat', async () => {
    await load({ status: 'cancelled', pickup_at: inDays(-20) });
    const same = inDays(40);
    for (let copy = 0; copy < 3; copy += 1) await load({ pickup_at: same });
    const whole = await page({ _limit: 100 });
    const walked: Listed[] = [];
    for (;;) {
      const last = walked.at(-1);
      const next = await page({
        _limit: 2,
        ...(last && {
          _after_group: last.pickup_group,
          _after_pickup: last.pickup_sort,
          _after_id: last.id,
        }),
      });
      if (next.length === 0) break;
      walked.push(...next);
    }
    expect(walked).toEqual(whole);
    expect(new Set(walked.map(({ id }) => id)).size).toBe(walked.length);
  });

  it('applies the filters to rows and counts alike', async () => {
    const mine = await load({
      title: 'Zephyrine drum',
      pickup_at: '2031-03-05T15:00:00Z',
      delivery_at: '2031-03-06T15:00:00Z',
      driver_id: PEOPLE.driver,
    });
    const closed = await load({ title: 'Zephyrine core', status: 'cancelled' });
    for (const [args, found] of [
      [{ _search: 'zephyrine' }, [mine, closed]],
      [{ _search: 'zephyrine', _status: 'assigned' }, [mine]],
      [{ _search: 'zephyrine', _status: 'cancelled' }, [closed]],
      [{ _driver_id: PEOPLE.driver }, [mine]],
      [{ _from: '2031-03-05', _to: '2031-03-05' }, [mine]],
      [{ _from: '2031-03-06' }, []],
      [{ _search: 'zephyrine', _list: 'in_transit' }, []],
    ] as const) {
      expect((await page(args)).map(({ id }) => id)).toEqual(found);
      const open = (await counts(args)).reduce((sum, { loads }) => sum + loads, 0);
      expect(open).toBe(found.filter((id) => id === mine).length);
    }
  });

  it('counts every group in SQL, and the ready loads of today and tomorrow', async () => {
    // Noon of tomorrow in Dayton.
    const [tomorrow] = await project.sql<{ at: string }>(
      `select ((private.business_day(now()) + 1) + time '12:00') at time zone 'America/New_York' as at`,
    );
    const times = { pickup_at: tomorrow?.at, delivery_at: inDays(4), driver_id: PEOPLE.driver };
    await project.sql('delete from public.loads where driver_id = $1', [PEOPLE.driver]);
    const ready = await load(times);
    await load({ ...times, driver_id: null });
    await addUnits(project);
    await project.sql('update public.load_legs set is_confirmed = true where load_id = $1', [
      ready,
    ]);
    const rows = await page({ _limit: 100 });
    for (const { pickup_group: group, loads } of await counts()) {
      expect([group, loads]).toEqual([
        group,
        rows.filter((row) => row.pickup_group === group).length,
      ]);
    }
    const next = (await counts()).find((row) => row.pickup_group === 'tomorrow');
    expect(next).toEqual({ pickup_group: 'tomorrow', loads: 2, ready: 1 });
    expect((await counts()).find((row) => row.pickup_group === 'later')?.ready).toBeNull();
  });
});
