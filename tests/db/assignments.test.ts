import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { assignmentHelpers } from './support/assignments.ts';
import { cancelLoad } from './support/loads.ts';
import { FORBIDDEN, PEOPLE, REFUSED, STALE, useProject } from './support/project.ts';
import { starts } from './support/start.ts';

const project = useProject();
const { addDriver, addUnit, assign, bookings, plan, update, versionOf } =
  assignmentHelpers(project);
const { problems } = starts(project);
const admin = () => project.as('admin');
let driver = '';

beforeAll(async () => {
  driver = await addDriver();
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

  it('refuses two trailers, the same unit twice, a deleted unit and a closed load', async () => {
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
      message: `Trailer ${trailer.number} is out of service from May 11, 2034 to May 13, 2034: DOT inspection.`,
    });
    const before = await plan({ delivery_at: '2034-05-10T21:00:00Z' });
    expect(await assign(before, [trailer.id])).toBeNull();
  });

  it('can be called only by admins, and no one can write assignments directly', async () => {
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
      `unit_out_of_service: Trailer ${trailer.number} is out of service on May 11, 2034 (Hub)`,
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

it('a driver sees the driver and units of their own loads only', async () => {
  const trailer = await addUnit();
  await assign(await plan(), [trailer.id]);
  const seen = await project.as('driver').from('assignments').select('load_id, driver_id, unit_id');
  const mine = await project.as('driver').from('loads').select('id').eq('driver_id', PEOPLE.driver);
  const ids = new Set(mine.data?.map(({ id }) => id as string));
  expect(seen.data).not.toHaveLength(0);
  expect(seen.data?.every(({ load_id: id }) => ids.has(id as string))).toBe(true);
});
