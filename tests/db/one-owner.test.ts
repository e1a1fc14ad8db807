import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { FORBIDDEN, PEOPLE, REFUSED, useProject } from './support/project.ts';
import { slotOffers } from './support/slot-offers.ts';
import { day, starts } from './support/start.ts';

const project = useProject();
const { permit, plan } = starts(project);
const { offered } = slotOffers(project);
const service = () => project.as('service');
/** Error code of a foreign key. */
const NOT_IN_OWNER = '23503';

describe('A load’s origin, destination and times', () => {
  const OTHER = {
    origin: 'Lima, OH',
    pickup_at: `${day(3)}T15:00:00Z`,
    pickup_time_zone: 'America/Denver',
    destination: 'Hammond, IN',
    delivery_at: `${day(5)}T15:00:00Z`,
    delivery_time_zone: 'America/Denver',
  };

  it.each(Object.entries(OTHER))(
    'can’t be changed without the stops: %s',
    async (column, value) => {
      const load = await plan();
      const change = async (caller: 'admin' | 'service') =>
        (
          await project
            .as(caller)
            .from('loads')
            .update({ [column]: value })
            .eq('id', load)
        ).error;
      expect((await change('admin'))?.code).toBe(FORBIDDEN);
      const message =
        'Change the stops of this load. Its origin, destination and times follow them.';
      expect(await change('service')).toMatchObject({ code: REFUSED, message });
      // As one of our own functions would.
      await expect(
        project.sql(
          `update public.loads set ${column} = (jsonb_populate_record(loads, $2::text::jsonb)).${column}
         where id = $1`,
          [load, JSON.stringify(OTHER)],
        ),
      ).rejects.toThrow(message);
    },
  );

  it('follow the first and the last stop, and so does its booking', async () => {
    const load = await plan();
    const change = async (kind: string, columns: object) =>
      (await service().from('load_stops').update(columns).eq('load_id', load).eq('kind', kind))
        .error;
    expect(
      await change('delivery', {
        place: 'Elko, NV',
        time_zone: 'America/Los_Angeles',
        window_from: '2034-05-12T20:00:00Z',
        window_until: '2034-05-12T23:00:00Z',
      }),
    ).toBeNull();
    expect(
      await change('pickup', {
        place: 'Denver, CO',
        time_zone: 'America/Denver',
        window_from: '2034-05-10T03:00:00Z',
      }),
    ).toBeNull();
    const [row] = await project.sql(
      `select origin, pickup_at = '2034-05-10T03:00Z' as is_pickup, pickup_time_zone::text,
         pickup_date::text, destination, delivery_at = '2034-05-12T23:00Z' as is_delivery,
         delivery_time_zone::text, during = tstzrange(pickup_at, delivery_at) as is_booked
       from public.loads as load join public.assignments as booking on booking.load_id = load.id
       where load.id = $1 and booking.driver_id = load.driver_id`,
      [load],
    );
    expect(row).toEqual({
      origin: 'Denver, CO',
      is_pickup: true,
      pickup_time_zone: 'America/Denver',
      // 3:00 UTC on May 10 is still May 9 in Denver.
      pickup_date: '2034-05-09',
      destination: 'Elko, NV',
      is_delivery: true,
      delivery_time_zone: 'America/Los_Angeles',
      is_booked: true,
    });
  });

  it('set the keys that sort and filter loads, whatever else writes them', async () => {
    const load = await plan();
    const keys = () =>
      project.sql('select pickup_sort, pickup_date from public.loads where id = $1', [load]);
    const before = await keys();
    const change = { pickup_sort: '2031-01-01T00:00:00Z', pickup_date: '2031-01-01' };
    await service().from('loads').update(change).eq('id', load);
    expect(await keys()).toEqual(before);
  });

  it('keep their stops', async () => {
    const [load, other] = [await plan(), await plan()];
    const { error } = await service()
      .from('load_stops')
      .update({ load_id: other, sequence: 3 })
      .eq('load_id', load)
      .eq('kind', 'delivery');
    expect(error).toMatchObject({ code: REFUSED, message: 'A stop stays with its load.' });
  });

  it('a new load’s origin, destination and times come from its two stops', async () => {
    const load = randomUUID();
    const row = { id: load, title: 'Press bed', ...OTHER };
    expect((await project.as('admin').from('loads').insert(row)).error).toBeNull();
    const stops = await project.sql(
      `select kind::text, place, time_zone::text from public.load_stops
       where load_id = $1 order by sequence`,
      [load],
    );
    expect(stops).toEqual([
      { kind: 'pickup', place: 'Lima, OH', time_zone: 'America/Denver' },
      { kind: 'delivery', place: 'Hammond, IN', time_zone: 'America/Denver' },
    ]);
  });
});

describe('A permit’s state', () => {
  const filed = async (load: string) => {
    const [row] = await project.sql<{ jurisdiction: string; leg_id: string | null }>(
      'select jurisdiction, leg_id from public.load_permits where load_id = $1',
      [load],
    );
    return row;
  };

  it('a permit has its leg’s state, on the same load', async () => {
    const [load, other] = [await plan(), await plan()];
    await permit(load, 'OH');
    const legs = await project.sql<{ id: string }>(
      'select id from public.load_legs where load_id = $1 order by sequence',
      [load],
    );
    const [ohio, indiana] = legs.map(({ id }) => id);
    const permits = () => service().from('load_permits');
    for (const change of [
      permits().update({ jurisdiction: 'IN' }).eq('load_id', load),
      permits().update({ load_id: other }).eq('load_id', load),
      permits().update({ leg_id: indiana }).eq('load_id', load),
      permits().insert({ load_id: other, jurisdiction: 'IN', leg_id: indiana }),
    ]) {
      expect((await change).error).toMatchObject({
        code: REFUSED,
        message: 'This permit is for another load or state than its leg.',
      });
    }
    // Ohio issued the permit, so its leg can't become one in Michigan.
    const moved = await service().from('load_legs').update({ jurisdiction: 'MI' }).eq('id', ohio);
    expect(moved.error?.code).toBe(NOT_IN_OWNER);
    expect(await filed(load)).toEqual({ jurisdiction: 'OH', leg_id: ohio });
  });

  it('stays when its leg is deleted', async () => {
    const load = await plan();
    await permit(load, 'OH');
    await project.sql('delete from public.load_legs where load_id = $1', [load]);
    expect(await filed(load)).toMatchObject({ jurisdiction: 'OH', leg_id: null });
  });
});

describe('An escort’s position', () => {
  it('an escort has its slot’s position, whatever the pilot car answered', async () => {
    const { load, id } = await offered();
    await project.sql(
      `update public.load_escorts set status = 'declined'
       where id = (select min(id::text)::uuid from public.load_escorts where slot_id = $1)`,
      [id],
    );
    const slots = project.as('admin').from('escort_slots');
    expect((await slots.update({ position: 'high_pole' }).eq('id', id)).error).toBeNull();
    const escorts = await service().from('load_escorts').select('position').eq('load_id', load);
    expect(escorts.data).toEqual([{ position: 'high_pole' }, { position: 'high_pole' }]);
    for (const caller of ['admin', 'service'] as const) {
      const { error } = await project
        .as(caller)
        .from('load_escorts')
        .update({ position: 'steer' })
        .eq('slot_id', id);
      expect(error?.code).toBe(NOT_IN_OWNER);
    }
  });

  it('an escort without a slot has its own position, and a change has to be confirmed again', async () => {
    const load = await plan({ pickup_at: null, delivery_at: null });
    await project.sql(
      `insert into public.load_escorts (load_id, pilot_id, position, status, confirmed_at)
       values ($1, $2, 'lead', 'accepted', now())`,
      [load, PEOPLE.pilot],
    );
    const escorts = project.as('admin').from('load_escorts');
    expect((await escorts.update({ position: 'steer' }).eq('load_id', load)).error).toBeNull();
    const { data } = await escorts.select('position, confirmed_at').eq('load_id', load);
    expect(data).toEqual([{ position: 'steer', confirmed_at: null }]);
  });
});

describe('The driver’s booking', () => {
  it('a load’s driver has its booking', async () => {
    const load = await plan();
    const { userId } = await project.supabase.signUp({ roles: ['driver'] });
    const bookings = service().from('assignments');
    const { error } = await bookings
      .update({ driver_id: userId })
      .eq('load_id', load)
      .eq('driver_id', PEOPLE.driver);
    expect(error).toMatchObject({ code: REFUSED, message: 'Choose the driver on the load.' });
    await service().from('loads').update({ driver_id: userId }).eq('id', load);
    const { data } = await bookings
      .select('driver_id')
      .eq('load_id', load)
      .not('driver_id', 'is', null);
    expect(data).toEqual([{ driver_id: userId }]);
  });
});
