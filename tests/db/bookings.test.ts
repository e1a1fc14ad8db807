import { beforeAll, describe, expect, it } from 'vitest';
import { assignmentHelpers } from './support/assignments.ts';
import { cancelLoad, deliver } from './support/loads.ts';
import { REFUSED, useProject } from './support/project.ts';
import { day, starts } from './support/start.ts';

const project = useProject();
const { addDriver, addUnit, assign, bookings, plan, save, update } = assignmentHelpers(project);
const { problems } = starts(project);
const admin = () => project.as('admin');
let driver = '';

beforeAll(async () => {
  driver = await addDriver();
});

describe('A booking', () => {
  it('a booking is refused for a unit that another load holds, naming the load and its times', async () => {
    const trailer = await addUnit();
    expect(await assign(await plan({ title: 'Boiler' }), [trailer.id])).toBeNull();
    const load = await plan({ pickup_at: '2034-05-11T20:59:00Z' });
    expect(await assign(load, [trailer.id], driver)).toMatchObject({
      code: REFUSED,
      message: `Trailer ${trailer.number} is booked for Boiler from May 10, 2034, 8:00 AM to May 11, 2034, 4:00 PM (local times).`,
    });
    // Nothing is half-written: the driver isn't on the load either.
    expect(await bookings(load)).toEqual([]);
  });

  it('a booking is refused for a driver who is on another load, including through the load form', async () => {
    const first = await plan({ title: 'Boiler', driver_id: driver });
    const refused = {
      code: REFUSED,
      message:
        'Kit Moss is booked for Boiler from May 10, 2034, 8:00 AM to May 11, 2034, 4:00 PM (local times).',
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

  it('may start when the previous one ends', async () => {
    const trailer = await addUnit();
    await assign(await plan(), [trailer.id]);
    const next = await plan({
      pickup_at: '2034-05-11T21:00:00Z',
      delivery_at: '2034-05-12T21:00:00Z',
    });
    expect(await assign(next, [trailer.id])).toBeNull();
  });

  // Daylight saving time ends at 2 AM.
  it('a booking from Oct 31, 6 PM to Nov 1, 6 AM in Denver takes 13 hours', async () => {
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

  it('books nothing while a time is TBD or the load is canceled', async () => {
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
    expect(await save(undated, { delivery_at: '2034-05-12T00:00:00Z' })).toMatchObject(refusal);
    expect(await update(canceled, { status: 'planned' })).toMatchObject(refusal);
  });

  it('moves with the load’s times, and is refused where it would overlap', async () => {
    const trailer = await addUnit();
    const load = await plan({ driver_id: driver });
    await assign(load, [trailer.id], driver);
    const later = { pickup_at: '2034-06-10T13:00:00Z', delivery_at: '2034-06-11T21:00:00Z' };
    await assign(await plan({ ...later, title: 'Boiler' }), [trailer.id]);

    expect(await save(load, later)).toMatchObject({
      code: REFUSED,
      message: `Trailer ${trailer.number} is booked for Boiler from Jun 10, 2034, 8:00 AM to Jun 11, 2034, 4:00 PM (local times).`,
    });
    expect(await bookings(load)).toMatchObject([{ hours: 32 }, { hours: 32 }]);
    expect(await save(load, { delivery_at: '2034-05-11T22:00:00Z' })).toBeNull();
    expect(await bookings(load)).toMatchObject([{ hours: 33 }, { hours: 33 }]);
    expect(await cancelLoad(project, load)).toBeNull();
  });

  it('a booking of a minute or less still takes a minute', async () => {
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
    await deliver(project, load);
    const next = await plan({ ...days, pickup_at: `${day(1)}T15:00:00Z`, title: 'Boiler' });
    expect(await assign(next, [trailer.id], driver)).toBeNull();
    expect(await update(load, { status: 'in_transit' })).toMatchObject({
      message: expect.stringContaining('is booked for Boiler') as string,
    });
    expect(await cancelLoad(project, next)).toBeNull();
    expect(await update(load, { status: 'in_transit' })).toBeNull();
    await deliver(project, load);
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
    expect(await deliver(project, late)).toBeNull();
    expect(await problems(next)).not.toContain(expect.stringContaining('unit_in_transit'));
  });

  it('the constraint refuses a booking, whatever the trigger sees', async () => {
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

describe('unit_conflicts', () => {
  it('name what books a unit and when, including outages, but not the load itself', async () => {
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

it('a deleted account leaves no booking behind', async () => {
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
