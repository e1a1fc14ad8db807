import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { cancelLoad, insertLoad } from './support/loads.ts';
import { FORBIDDEN, PEOPLE, REFUSED, STALE, useProject } from './support/project.ts';
import { aUnit } from './support/rows.ts';
import { day } from './support/start.ts';

const project = useProject();
const admin = () => project.as('admin');
let driver = '';

beforeAll(async () => {
  driver = (await project.supabase.signUp({ roles: ['driver'] })).userId;
  await project.sql(
    `update public.profiles set first_name = 'Kit', last_name = 'Moss' where id = $1`,
    [driver],
  );
});

async function addUnit(kind = 'trailer', parts: object = {}) {
  const unit = {
    ...aUnit(),
    kind,
    ...(kind === 'trailer' ? { deck: 'rgn', deck_height: 1.916667, capacity_lbs: 90_000 } : {}),
    ...parts,
  };
  expect((await admin().from('units').insert(unit)).error).toBeNull();
  return unit;
}

/** A load on May 10 and 11, 2034, from 8 AM to 4 PM Central time. */
const plan = (parts: Record<string, unknown> = {}) =>
  insertLoad(project, {
    title: 'Press bed',
    origin: 'Gary, IN',
    destination: 'Joliet, IL',
    pickup_at: '2034-05-10T13:00:00Z',
    pickup_time_zone: 'America/Chicago',
    delivery_at: '2034-05-11T21:00:00Z',
    delivery_time_zone: 'America/Chicago',
    ...parts,
  });
const versionOf = async (load: string) =>
  (await admin().from('loads').select('updated_at').eq('id', load).single()).data
    ?.updated_at as string;
const assign = async (load: string, units: string[], driverId: string | null = null) =>
  (
    await admin().rpc('assign_to_load', {
      _load_id: load,
      _seen: await versionOf(load),
      _driver_id: driverId,
      _unit_ids: units,
    })
  ).error;
const update = async (load: string, columns: object) =>
  (await admin().from('loads').update(columns).eq('id', load)).error;
const bookings = async (load: string) =>
  project.sql<{ held: string; during: string | null; hours: number | null }>(
    `select coalesce(driver_id, unit_id) as held, during::text,
       extract(epoch from upper(during) - lower(during)) / 3600 as hours
     from public.assignments where load_id = $1 order by unit_id nulls first, place`,
    [load],
  );
const problems = async (load: string) =>
  (
    (await admin().rpc('load_start_problems', { _load_id: load })).data as {
      code: string;
      problem: string;
    }[]
  ).map(({ code, problem }) => `${code}: ${problem}`);

describe('A booking', () => {
  it('is refused for a unit that another load holds, naming the load and its times', async () => {
    const trailer = await addUnit();
    expect(await assign(await plan({ title: 'Boiler' }), [trailer.id])).toBeNull();
    const load = await plan({ pickup_at: '2034-05-11T20:59:00Z' });
    expect(await assign(load, [trailer.id], driver)).toMatchObject({
      code: REFUSED,
      message: `Trailer ${trailer.number} is booked for Boiler from May 10, 8:00 AM to May 11, 4:00 PM (local times).`,
    });
    // Nothing is half-written: the driver isn't on the load either.
    expect(await bookings(load)).toEqual([]);
  });

  it('is refused for a driver who drives another load, also in the form of a load', async () => {
    const first = await plan({ title: 'Boiler', driver_id: driver });
    const refused = {
      code: REFUSED,
      message:
        'Kit Moss is booked for Boiler from May 10, 8:00 AM to May 11, 4:00 PM (local times).',
    };
    const load = await plan();
    expect(await assign(load, [], driver)).toMatchObject(refused);
    expect(await update(load, { driver_id: driver })).toMatchObject(refused);
    const { error } = await admin().from('loads').insert({
      title: 'Press crown',
      origin: 'Gary, IN',
      destination: 'Joliet, IL',
      driver_id: driver,
      pickup_at: '2034-05-11T00:00:00Z',
      delivery_at: '2034-05-12T00:00:00Z',
    });
    expect(error).toMatchObject(refused);
    expect(await cancelLoad(project, first)).toBeNull();
    expect(await assign(load, [], driver)).toBeNull();
    expect(await cancelLoad(project, load)).toBeNull();
  });

  it('may begin when the one before it ends', async () => {
    const trailer = await addUnit();
    await assign(await plan(), [trailer.id]);
    const next = await plan({
      pickup_at: '2034-05-11T21:00:00Z',
      delivery_at: '2034-05-12T21:00:00Z',
    });
    expect(await assign(next, [trailer.id])).toBeNull();
  });

  // Daylight saving time ends at 2 AM.
  it('from Oct 31, 6 PM to Nov 1, 6 AM in Denver takes 13 hours', async () => {
    const trailer = await addUnit();
    const load = await plan({
      pickup_at: '2026-11-01T00:00:00Z',
      pickup_time_zone: 'America/Denver',
      delivery_at: '2026-11-01T13:00:00Z',
      delivery_time_zone: 'America/Denver',
    });
    await assign(load, [trailer.id]);
    expect(await bookings(load)).toMatchObject([{ hours: 13 }]);
    const [local] = await project.sql(
      `select to_char(pickup_at at time zone 'America/Denver', 'Mon DD HH24:MI') as pickup,
         to_char(delivery_at at time zone 'America/Denver', 'Mon DD HH24:MI') as delivery
       from public.loads where id = $1`,
      [load],
    );
    expect(local).toEqual({ pickup: 'Oct 31 18:00', delivery: 'Nov 01 06:00' });
  });

  it('holds nothing while a time is TBD or the load is canceled', async () => {
    const trailer = await addUnit();
    const undated = await plan({ delivery_at: null });
    const canceled = await plan();
    expect(await assign(undated, [trailer.id])).toBeNull();
    expect(await assign(canceled, [trailer.id])).toBeNull();
    expect(await cancelLoad(project, canceled)).toBeNull();
    for (const load of [undated, canceled]) {
      expect(await bookings(load)).toMatchObject([{ held: trailer.id, during: null }]);
    }
    expect(await assign(await plan({ title: 'Boiler' }), [trailer.id])).toBeNull();

    const refusal = { message: expect.stringContaining('is booked for Boiler') as string };
    expect(await update(undated, { delivery_at: '2034-05-12T00:00:00Z' })).toMatchObject(refusal);
    expect(await update(canceled, { status: 'planned' })).toMatchObject(refusal);
  });

  it('moves with the load’s times, and is refused where it would overlap', async () => {
    const trailer = await addUnit();
    const load = await plan({ driver_id: driver });
    await assign(load, [trailer.id], driver);
    const later = { pickup_at: '2034-06-10T13:00:00Z', delivery_at: '2034-06-11T21:00:00Z' };
    await assign(await plan({ ...later, title: 'Boiler' }), [trailer.id]);

    expect(await update(load, later)).toMatchObject({
      code: REFUSED,
      message: `Trailer ${trailer.number} is booked for Boiler from Jun 10, 8:00 AM to Jun 11, 4:00 PM (local times).`,
    });
    expect(await bookings(load)).toMatchObject([{ hours: 32 }, { hours: 32 }]);
    expect(await update(load, { delivery_at: '2034-05-11T22:00:00Z' })).toBeNull();
    expect(await bookings(load)).toMatchObject([{ hours: 33 }, { hours: 33 }]);
    expect(await cancelLoad(project, load)).toBeNull();
  });

  it('of a minute or less still takes a minute', async () => {
    const trailer = await addUnit();
    const moment = { pickup_at: '2034-05-10T13:00:00Z', delivery_at: '2034-05-10T13:00:00Z' };
    await assign(await plan(moment), [trailer.id]);
    expect((await assign(await plan(moment), [trailer.id]))?.code).toBe(REFUSED);
  });

  it('ends when the load is delivered early, and is checked again when that is undone', async () => {
    const trailer = await addUnit();
    const days = { pickup_at: `${day(-2)}T15:00:00Z`, delivery_at: `${day(9)}T15:00:00Z` };
    const load = await plan({ ...days, driver_id: driver, status: 'in_transit' });
    await assign(load, [trailer.id], driver);
    await update(load, { status: 'delivered' });
    const next = await plan({ ...days, pickup_at: `${day(1)}T15:00:00Z`, title: 'Boiler' });
    expect(await assign(next, [trailer.id], driver)).toBeNull();
    expect(await update(load, { status: 'in_transit' })).toMatchObject({
      message: expect.stringContaining('is booked for Boiler') as string,
    });
    expect(await cancelLoad(project, next)).toBeNull();
    expect(await update(load, { status: 'in_transit' })).toBeNull();
    await update(load, { status: 'delivered' });
  });

  it('keeps its planned end when the load is late, so that delivering is never refused', async () => {
    const trailer = await addUnit();
    const late = await plan({
      pickup_at: `${day(-9)}T15:00:00Z`,
      delivery_at: `${day(-5)}T15:00:00Z`,
      driver_id: driver,
      status: 'in_transit',
    });
    await assign(late, [trailer.id], driver);
    const next = await plan({
      pickup_at: `${day(-4)}T15:00:00Z`,
      delivery_at: `${day(4)}T15:00:00Z`,
    });
    expect(await assign(next, [trailer.id])).toBeNull();
    expect(await problems(next)).toContain(
      `unit_in_transit: Trailer ${trailer.number} is in transit with Press bed`,
    );
    expect(await update(late, { status: 'delivered' })).toBeNull();
    expect(await problems(next)).not.toContain(expect.stringContaining('unit_in_transit'));
  });

  it('is refused by the constraint itself, whatever the trigger sees', async () => {
    const trailer = await addUnit();
    await assign(await plan(), [trailer.id]);
    await assign(await plan({ driver_id: driver }), [], driver);
    await project.sql('alter table public.assignments disable trigger assignments_set_booking');
    for (const [column, held, kind] of [
      ['unit_id, unit_kind', trailer.id, ", 'trailer'"],
      ['driver_id', driver, ''],
    ]) {
      await expect(
        project.sql(
          `insert into public.assignments (load_id, during, ${String(column)})
           values ($1, '[2034-05-11 20:00Z, 2034-05-12 20:00Z)', $2${String(kind)})`,
          [await plan(), held],
        ),
      ).rejects.toThrow('exclusion constraint');
    }
    await project.sql('alter table public.assignments enable trigger assignments_set_booking');
    await project.sql('delete from public.loads where driver_id = $1', [driver]);
  });
});

describe('assign_to_load', () => {
  it('replaces driver and units, changes the version, and can be repeated', async () => {
    const [tractor, trailer, booster] = [
      await addUnit('tractor'),
      await addUnit(),
      await addUnit('booster'),
    ];
    const load = await plan();
    const seen = await versionOf(load);
    const call = (units: string[]) =>
      admin().rpc('assign_to_load', {
        _load_id: load,
        _seen: seen,
        _driver_id: driver,
        _unit_ids: units,
      });
    const units = [tractor.id, trailer.id, booster.id];
    const first = await call(units);
    expect(first.data).not.toBe(seen);
    expect((await call(units)).data).toBe(first.data);
    expect((await call([tractor.id])).error?.code).toBe(STALE);

    const other = await addUnit();
    expect(await assign(load, [tractor.id, other.id], driver)).toBeNull();
    const held = (await bookings(load)).map((booking) => booking.held).sort();
    expect(held).toEqual([driver, tractor.id, other.id].sort());
    expect(await assign(load, [])).toBeNull();
    expect(await bookings(load)).toEqual([]);

    const log = await project.sql<{ line: string }>(
      `select action || ' ' || label as line from public.activity_log
       where record_id = $1 and subject = 'assignment' order by id`,
      [load],
    );
    expect(log.map(({ line }) => line)).toContain(`assigned Press bed, Trailer ${other.number}`);
    expect(log).toHaveLength(8);
  });

  it('refuses two trailers, a unit twice, a unit that is gone and a closed load', async () => {
    const [one, two] = [await addUnit(), await addUnit()];
    const load = await plan();
    expect((await assign(load, [one.id, two.id]))?.message).toBe(
      'A load has one tractor and one trailer.',
    );
    expect((await assign(load, [one.id, one.id]))?.message).toBe('Choose each unit once.');
    expect((await assign(load, [randomUUID()]))?.message).toBe(
      'This unit no longer exists. Choose another one.',
    );
    expect(await cancelLoad(project, load)).toBeNull();
    expect((await assign(load, [one.id]))?.message).toBe(
      'This load is canceled. Reopen it to change its units.',
    );
  });

  it('refuses a unit that is out of service on those days', async () => {
    const trailer = await addUnit();
    await admin().from('unit_outages').insert({
      unit_id: trailer.id,
      from_day: '2034-05-11',
      until_day: '2034-05-13',
      reason: 'DOT inspection',
    });
    expect(await assign(await plan(), [trailer.id])).toMatchObject({
      code: REFUSED,
      message: `Trailer ${trailer.number} is out of service from May 11 to May 13: DOT inspection.`,
    });
    const before = await plan({ delivery_at: '2034-05-10T21:00:00Z' });
    expect(await assign(before, [trailer.id])).toBeNull();
  });

  it('cannot be called by anyone but admins, and no one writes assignments directly', async () => {
    const load = await plan();
    for (const caller of ['driver', 'pilot', 'moderator', 'customer', 'visitor'] as const) {
      const { error } = await project
        .as(caller)
        .rpc('assign_to_load', { _load_id: load, _seen: await versionOf(load) });
      expect(error?.code).toBe(FORBIDDEN);
    }
    const { error } = await admin()
      .from('assignments')
      .insert({ load_id: load, driver_id: driver });
    expect(error?.code).toBe(FORBIDDEN);
    await expect(
      project.sql('insert into public.assignments (load_id, driver_id) values ($1, $2)', [
        load,
        driver,
      ]),
    ).rejects.toThrow('Choose the driver on the load.');
  });
});

describe('unit_conflicts', () => {
  it('name who holds a unit and when, outages included, but not the load itself', async () => {
    const [held, out] = [await addUnit(), await addUnit()];
    const boiler = await plan({ title: 'Boiler' });
    await assign(boiler, [held.id]);
    await admin()
      .from('unit_outages')
      .insert({ unit_id: out.id, from_day: '2034-05-11', reason: 'Sold' });
    const find = async (load: string) =>
      (
        (await admin().rpc('unit_conflicts', { _load_id: load })).data as { unit_id: string }[]
      ).filter(({ unit_id: id }) => id === held.id || id === out.id);
    const load = await plan();
    const found = await find(load);
    expect(found).toHaveLength(2);
    expect(found).toContainEqual(
      expect.objectContaining({
        unit_id: held.id,
        load_id: boiler,
        title: 'Boiler',
        to_time_zone: 'America/Chicago',
      }),
    );
    expect(found).toContainEqual(
      expect.objectContaining({ unit_id: out.id, from_day: '2034-05-11', until_day: null }),
    );
    expect((await find(boiler)).map(({ unit_id: id }) => id)).toEqual([out.id]);
    expect(await find(await plan({ pickup_at: null }))).toEqual([
      expect.objectContaining({ unit_id: out.id }),
    ]);
  });

  it('name a late load until its ETA, and one on hold without an end', async () => {
    const unit = await addUnit();
    const late = await plan({
      title: 'Late',
      status: 'in_transit',
      pickup_at: '2034-05-08T12:00:00Z',
      delivery_at: '2034-05-09T12:00:00Z',
    });
    await assign(late, [unit.id]);
    const next = await plan({ pickup_at: '2034-05-10T12:00:00Z' });
    const find = async () =>
      (
        (await admin().rpc('unit_conflicts', { _load_id: next })).data as {
          unit_id: string;
          title: string;
          to_at: string | null;
        }[]
      ).filter(({ unit_id: id }) => id === unit.id);
    expect(await find()).toEqual([]);
    await project.sql(
      `update public.load_stops set eta_at = '2034-05-10T13:00:00Z'
       where load_id = $1 and kind = 'delivery'`,
      [late],
    );
    expect(await find()).toMatchObject([{ title: 'Late', to_at: '2034-05-10T13:00:00+00:00' }]);
    await project.sql(`insert into public.load_holds (load_id, reason) values ($1, 'Flat tire')`, [
      late,
    ]);
    expect(await find()).toMatchObject([{ title: 'Late', to_at: null }]);
    await project.sql(`update public.loads set status = 'cancelled' where id = $1`, [late]);
  });
});

describe('A load’s readiness', () => {
  it('needs a tractor and a trailer that are in service and carry the load', async () => {
    const [tractor, trailer] = [await addUnit('tractor'), await addUnit()];
    const load = await plan({ driver_id: driver, weight_lbs: 40_000 });
    expect(await problems(load)).toEqual(['no_tractor: No tractor', 'no_trailer: No trailer']);
    await assign(load, [tractor.id, trailer.id], driver);
    expect(await problems(load)).toEqual([]);

    // A booked unit can break down: the outage is recorded, and the load isn't ready.
    const { error } = await admin().from('unit_outages').insert({
      unit_id: trailer.id,
      from_day: '2034-05-11',
      until_day: '2034-05-11',
      reason: 'Hub',
    });
    expect(error).toBeNull();
    expect(await problems(load)).toEqual([
      `unit_out_of_service: Trailer ${trailer.number} is out of service on May 11 (Hub)`,
    ]);
    await admin().from('unit_outages').delete().eq('unit_id', trailer.id);
    await admin().from('units').update({ capacity_lbs: 39_999 }).eq('id', trailer.id);
    expect(await problems(load)).toEqual([
      `unit_capacity: Trailer ${trailer.number} carries 39,999 lb, the load weighs 40,000 lb`,
    ]);
    expect(await cancelLoad(project, load)).toBeNull();
  });

  it('counts the deck and the units in height and weight', async () => {
    const [tractor, trailer] = [
      await addUnit('tractor', { tare_lbs: 20_000 }),
      await addUnit('trailer', { tare_lbs: 15_000 }),
    ];
    // 11′-7″ on a deck of 1′-11″ is exactly 13′-6″.
    const load = await plan({ driver_id: driver, height: 11.583333, weight_lbs: 45_000 });
    await assign(load, [tractor.id, trailer.id], driver);
    expect(await problems(load)).toEqual([]);
    await update(load, { height: 11.583334 + 1 / 192 });
    await update(load, { weight_lbs: 45_001 });
    expect(await problems(load)).toEqual([
      'legs_not_confirmed: The legs aren’t confirmed (over legal height and weight)',
      'permit_missing: No IL permit (over legal height and weight)',
      'permit_missing: No IN permit (over legal height and weight)',
    ]);
    const combination = await admin().rpc('load_combinations', { _load_ids: [load] });
    expect(combination.data).toEqual([
      {
        load_id: load,
        axle_layout: '3+3',
        axles: 6,
        deck_height: 1.916667,
        loaded_height: expect.closeTo(13.5 + 1 / 192, 5) as number,
        tare_lbs: 35_000,
        gross_lbs: 80_001,
      },
    ]);
    expect(await cancelLoad(project, load)).toBeNull();
  });

  it('orders a combination from the tractor back, and leaves out what isn’t known', async () => {
    const load = await plan();
    const units = [
      await addUnit('booster', { axles: 1 }),
      await addUnit('trailer', { axles: 4 }),
      await addUnit('jeep', { axles: 2 }),
    ];
    await assign(
      load,
      units.map(({ id }) => id),
    );
    const combination = await admin().rpc('load_combinations', { _load_ids: [load] });
    expect(combination.data).toMatchObject([
      { axle_layout: '2+4+1', axles: 7, loaded_height: null, gross_lbs: null },
    ]);
  });
});

it('an account that is deleted leaves no booking behind', async () => {
  const { userId } = await project.supabase.signUp({ roles: ['driver'] });
  const trailer = await addUnit();
  const load = await plan({ driver_id: userId });
  await assign(load, [trailer.id], userId);
  // The console refuses this while a load depends on the driver; a project's owner can do it in Auth.
  await project.sql('delete from auth.users where id = $1', [userId]);
  expect(await bookings(load)).toMatchObject([{ held: trailer.id }]);
  const { data } = await admin().from('loads').select('status, driver_id').eq('id', load);
  expect(data).toEqual([{ status: 'planned', driver_id: null }]);
});

it('a driver sees the driver and units of their own loads only', async () => {
  const trailer = await addUnit();
  await assign(await plan(), [trailer.id]);
  const seen = await project.as('driver').from('assignments').select('load_id, driver_id, unit_id');
  const mine = await project.as('driver').from('loads').select('id').eq('driver_id', PEOPLE.driver);
  const ids = new Set(mine.data?.map(({ id }) => id as string));
  expect(seen.data).not.toHaveLength(0);
  expect(seen.data?.every(({ load_id: id }) => ids.has(id as string))).toBe(true);
});
