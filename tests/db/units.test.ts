import { describe, expect, it } from 'vitest';
import { insertLoad } from './support/loads.ts';
import { FORBIDDEN, PEOPLE, REFUSED, useProject } from './support/project.ts';
import { aUnit } from './support/rows.ts';
import { day } from './support/start.ts';

const project = useProject();
const units = () => project.as('admin').from('units');
const aTrailer = (parts: object = {}) => ({
  ...aUnit(),
  kind: 'trailer',
  deck: 'rgn',
  deck_height: 1.916667,
  ...parts,
});

describe('A unit', () => {
  it.each([
    [{ number: ' ' }],
    [{ axles: 0 }],
    [{ tare_lbs: 0 }],
    [{ tare_lbs: 10_000_000_000 }],
    [{ deck_height: 2 }],
    [{ capacity_lbs: 80_000 }],
    [{ kind: 'trailer' }],
    [{ axle_spacings: [4.5] }],
    [{ axle_spacings: [4.5, -1] }],
    [{ axle_spacings: [4.5, null] }],
  ])('a unit is rejected with %j', async (parts) => {
    const { error } = await units().insert({ ...aUnit(), ...parts });
    expect([REFUSED, '22003']).toContain(error?.code);
  });

  it('has a unique number, ignoring case', async () => {
    const unit = aUnit();
    expect((await units().insert(unit)).error).toBeNull();
    const { error } = await units().insert({ ...aUnit(), number: unit.number.toLowerCase() });
    expect(error?.code).toBe('23505');
  });

  it('keeps deck height, deck length and axle spacings as sent', async () => {
    const sizes = { deck_height: 1.92, deck_length: 29.6, axle_spacings: [4.51, 4.5] };
    const trailer = aTrailer(sizes);
    await units().insert(trailer);
    const { data } = await units()
      .select('deck_height, deck_length, axle_spacings')
      .eq('id', trailer.id)
      .single();
    expect(data).toEqual(sizes);
  });

  it('shows its plate and VIN to admins only, in admin_units', async () => {
    const unit = { ...aUnit(), license_plate: 'DEMO 1', vin: 'V1' };
    await units().insert(unit);
    const load = await insertLoad(project, {
      title: 'Press bed',
      origin: 'Dayton, OH',
      destination: 'Gary, IN',
      driver_id: PEOPLE.driver,
    });
    await project.sql('insert into public.assignments (load_id, unit_id) values ($1, $2)', [
      load,
      unit.id,
    ]);
    const { data } = await project.as('admin').from('admin_units').select('*').eq('id', unit.id);
    expect(data).toMatchObject([
      { license_plate: 'DEMO 1', vin: 'V1', is_out_of_service: false, next_load: { id: load } },
    ]);

    const driver = project.as('driver');
    expect((await driver.from('units').select('number').eq('id', unit.id)).data).toEqual([
      { number: unit.number },
    ]);
    for (const column of ['license_plate', 'vin', '*']) {
      expect((await driver.from('units').select(column)).error?.code).toBe(FORBIDDEN);
    }
    expect((await driver.from('admin_units').select('id')).data ?? []).toEqual([]);
  });

  it.each(['pilot', 'customer', 'moderator', 'carrier'] as const)(
    'a unit is hidden from a %s, and so are its bookings',
    async (caller) => {
      for (const table of ['units', 'assignments', 'unit_outages', 'configuration_units']) {
        const key = table === 'assignments' ? 'load_id' : table === 'units' ? 'number' : '*';
        expect((await project.as(caller).from(table).select(key)).data).toEqual([]);
      }
    },
  );

  it('can be deleted until a load uses it', async () => {
    const [free, held] = [aTrailer(), aTrailer()];
    await units().insert([free, held]);
    const load = await insertLoad(project, { title: 'Press', origin: 'A', destination: 'B' });
    await project.sql('insert into public.assignments (load_id, unit_id) values ($1, $2)', [
      load,
      held.id,
    ]);
    expect((await units().delete().eq('id', free.id)).error).toBeNull();
    expect((await units().delete().eq('id', held.id)).error).toMatchObject({
      code: REFUSED,
      message: `Trailer ${held.number} is on 1 load. To retire it, record an outage without a last day.`,
    });
    // A booked unit keeps its kind, because a load may have only one of some kinds.
    expect((await units().update({ kind: 'jeep' }).eq('id', held.id)).error?.code).toBeDefined();
  });

  it('a unit is found by number and make, and counted by kind', async () => {
    const counts = await project.as('admin').rpc('unit_kind_counts', { _search: 'trail king' });
    expect(counts.data).toEqual([
      { kind: 'tractor', units: 0 },
      { kind: 'jeep', units: 1 },
      { kind: 'trailer', units: 2 },
      { kind: 'dolly', units: 0 },
      { kind: 'booster', units: 1 },
    ]);
  });

  it('has its changes and outages logged in the activity log', async () => {
    const unit = aUnit();
    await units().insert(unit);
    await units().update({ tare_lbs: 19_000 }).eq('id', unit.id);
    const outages = project.as('admin').from('unit_outages');
    await outages.insert({ unit_id: unit.id, from_day: '2031-05-01', reason: 'Brakes' });
    await outages.update({ until_day: '2031-05-03' }).eq('unit_id', unit.id);
    await units().delete().eq('id', unit.id);
    const log = await project.sql<{ line: string }>(
      `select action || ' ' || subject || ': ' || label as line from public.activity_log
       where record_id = $1 order by id`,
      [unit.id],
    );
    const name = `Tractor ${unit.number}`;
    expect(log.map(({ line }) => line)).toEqual([
      `created unit: ${unit.number}`,
      `updated unit: ${unit.number}`,
      `created outage: ${name} from May 1, 2031 on: Brakes`,
      `updated outage: ${name} from May 1, 2031 to May 3, 2031: Brakes`,
      `deleted unit: ${unit.number}`,
    ]);
  });
});

describe('An outage', () => {
  const add = (parts: object) =>
    project
      .as('admin')
      .from('unit_outages')
      .insert({
        unit_id: 'a6000000-0000-4000-8000-000000000010',
        from_day: day(0),
        reason: 'Brakes',
        ...parts,
      });

  it.each([[{ reason: ' ' }], [{ from_day: '2031-05-02', until_day: '2031-05-01' }]])(
    'an outage is rejected with %j',
    async (parts) => {
      expect((await add(parts)).error?.code).toBe(REFUSED);
    },
  );

  it('shows as out of service on its days', async () => {
    const unit = aUnit();
    await units().insert(unit);
    const isOut = async () =>
      (
        await project
          .as('admin')
          .from('admin_units')
          .select('is_out_of_service, next_outage')
          .eq('id', unit.id)
          .single<{ is_out_of_service: boolean; next_outage: object | null }>()
      ).data;
    await add({ unit_id: unit.id, from_day: day(-9), until_day: day(-7) });
    expect(await isOut()).toEqual({ is_out_of_service: false, next_outage: null });
    await add({ unit_id: unit.id, from_day: day(9) });
    expect(await isOut()).toMatchObject({
      is_out_of_service: false,
      next_outage: { from_day: day(9), until_day: null, reason: 'Brakes' },
    });
    await add({ unit_id: unit.id, from_day: day(-2), until_day: day(2) });
    expect(await isOut()).toMatchObject({ is_out_of_service: true });
  });
});
