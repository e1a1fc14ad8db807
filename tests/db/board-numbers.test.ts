import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { boardLoad, boardReader, clearBoard } from './support/board.ts';
import { freePilot, setTimes } from './support/loads.ts';
import { answerTo } from './support/offers.ts';
import { FORBIDDEN, PEOPLE, useProject } from './support/project.ts';
import { inHours } from './support/slots.ts';
import { addUnits } from './support/units.ts';

const project = useProject();
const { changes, listed, read, valueOf } = boardReader(project);
const admin = () => project.as('admin');
const load = (hours: number, parts?: Record<string, unknown>) => boardLoad(project, hours, parts);
/** The same in transit since yesterday, with its delivery in so many hours. */
const onTheRoad = (delivery: number) =>
  load(-30, { status: 'in_transit', delivery_at: inHours(delivery) });
const setStop = (id: string, sequence: number, columns: string) =>
  project.sql(`update public.load_stops set ${columns} where load_id = $1 and sequence = $2`, [
    id,
    sequence,
  ]);

beforeAll(() => clearBoard(project));

describe('The board', () => {
  it('starts with zeros and no win rate', async () => {
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

  it('the dashboard shows the board’s figures, too', async () => {
    const { data } = await answerTo(admin().rpc('admin_dashboard').single());
    const figures = await answerTo<object>(admin().rpc('admin_counts').single());
    expect(data).toMatchObject({ ...figures.data, board: await read() });
  });

  it('refuses an unknown list', async () => {
    const { error } = await admin().rpc('board_loads', { _list: 'everything' });
    expect(error?.code).toBe('22023');
  });
});

describe('Loads that can’t roll', () => {
  it('loads that can’t roll are picked up within 48 hours and not ready', async () => {
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

  it('include loads whose pickup has passed', async () => {
    const late = await load(-5);
    expect(await listed('cannot_roll')).toEqual([late]);
    await project.sql('delete from public.loads where id = $1', [late]);
  });
});

describe('Permits that expire', () => {
  it('match the short permits of the permit desk', async () => {
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
    const { data } = await answerTo<{ is_short: boolean }[]>(admin().rpc('permit_desk'));
    expect(data.filter(({ is_short: isShort }) => isShort)).toHaveLength(1);
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
      setTimes(project, id, { pickup: `'2031-03-04'`, delivery: `'${at}'` });
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
  it('escorts to confirm are unanswered offers of loads picked up within 72 hours', async () => {
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
  it('loads in transit are counted with those on hold, until the hold is cleared', async () => {
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

  it('loads on hold are counted and listed before the start, too', async () => {
    const planned = await load(60);
    const canceled = await load(60);
    for (const id of [planned, canceled]) {
      await project.sql(`insert into public.load_holds (load_id, reason) values ($1, 'Too wide')`, [
        id,
      ]);
    }
    await project.sql(`update public.loads set status = 'cancelled' where id = $1`, [canceled]);
    expect(await valueOf('on_hold')).toBe(1);
    expect(await listed('on_hold')).toEqual([planned]);
    await project.sql('delete from public.loads where id = any ($1)', [[planned, canceled]]);
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
  it('count as used if a load in the next 7 days books them', async () => {
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

  it('don’t count as in service while outages cover all 7 days', async () => {
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

it('a list is counted by status, under its other filters', async () => {
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
