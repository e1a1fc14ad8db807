import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { saveLoad } from './support/loads.ts';
import { FORBIDDEN, PEOPLE, REFUSED, STALE, useProject } from './support/project.ts';
import { day, starts } from './support/start.ts';

const project = useProject();
const { plan } = starts(project);
const admin = () => project.as('admin');

let load: string;
beforeEach(async () => {
  load = await plan();
});

const save = (columns: object) => saveLoad(project, load, columns);
const stops = () =>
  project.sql<Record<string, unknown> & { id: string }>(
    `select id, kind::text, site, street_address, place, time_zone::text,
       to_char(window_from at time zone 'UTC', 'YYYY-MM-DD HH24:MI') as from,
       to_char(window_until at time zone 'UTC', 'YYYY-MM-DD HH24:MI') as until, arrived_at
     from public.load_stops where load_id = $1 order by sequence`,
    [load],
  );
const row = async () =>
  (await project.sql('select * from public.loads where id = $1', [load]))[0] as Record<
    string,
    unknown
  >;
const setStop = (kind: string, columns: string) =>
  project.sql(`update public.load_stops set ${columns} where load_id = $1 and kind = '${kind}'`, [
    load,
  ]);
/** A window of three hours at the delivery, from 12:00 UTC on day 4. */
const setWindow = () =>
  setStop('delivery', `window_from = '${day(4)}T12:00Z', window_until = '${day(4)}T15:00Z'`);

describe('Saving a load', () => {
  it('changes it and its stops in one version, with one entry in the log', async () => {
    const before = await row();
    const entries = async () =>
      (
        await project.sql(
          `select from public.activity_log where record_id = $1 and subject = 'load'`,
          [load],
        )
      ).length;
    const logged = await entries();
    expect(
      await save({
        title: 'Press crown',
        width: 10,
        origin: 'Lima, OH',
        pickup_at: `${day(2)}T16:00:00Z`,
        destination: 'Hammond, IN',
        delivery_at: `${day(4)}T18:00:00Z`,
        delivery_time_zone: 'America/Chicago',
      }),
    ).toBeNull();
    expect(await row()).toMatchObject({
      title: 'Press crown',
      origin: 'Lima, OH',
      destination: 'Hammond, IN',
      delivery_time_zone: 'America/Chicago',
      // Columns left out keep their value.
      driver_id: before['driver_id'],
    });
    expect(await stops()).toMatchObject([
      { place: 'Lima, OH', time_zone: 'America/New_York', from: `${day(2)} 16:00` },
      { place: 'Hammond, IN', time_zone: 'America/Chicago', from: `${day(4)} 18:00` },
    ]);
    expect(await entries()).toBe(logged + 1);
  });

  it('writes nothing over a newer version, so a second click is refused', async () => {
    const version = async () =>
      (await admin().from('loads').select('updated_at').eq('id', load).single()).data;
    const seen = (await version())?.['updated_at'] as string;
    const call = (title: string, origin: string) =>
      admin().rpc('save_load', { _load_id: load, _seen: seen, _load: { title, origin } });
    const first = await call('Press crown', 'Lima, OH');
    expect(first.error).toBeNull();
    expect(Date.parse(first.data as string)).toBe(
      Date.parse((await version())?.['updated_at'] as string),
    );
    const saved = [await row(), await stops()];
    expect((await call('Boiler', 'Detroit, MI')).error?.code).toBe(STALE);
    expect([await row(), await stops()]).toEqual(saved);
  });

  it('saving a load is for admins only', async () => {
    for (const caller of ['driver', 'moderator', 'visitor'] as const) {
      const { error } = await project
        .as(caller)
        .rpc('save_load', { _load_id: load, _seen: null, _load: { title: 'Boiler' } });
      expect(error?.code).toBe(FORBIDDEN);
    }
  });

  it('changes neither status nor number', async () => {
    const { status, number } = await row();
    expect(await save({ status: 'delivered', number: 'L-2026-99999' })).toBeNull();
    expect(await row()).toMatchObject({ status, number });
  });

  it('saving a load never changes another load, whatever id its columns have', async () => {
    const other = load;
    const kept = [await row(), await stops()];
    load = await plan({ driver_id: null });
    for (const [id, origin] of [
      [other, 'Lima, OH'],
      [null, 'Toledo, OH'],
    ]) {
      expect(await save({ id, origin })).toBeNull();
      expect([(await row())['origin'], (await stops())[0]?.['place']]).toEqual([origin, origin]);
    }
    load = other;
    expect([await row(), await stops()]).toEqual(kept);
  });

  it('refuses a load that is gone, and a delivery before the pickup', async () => {
    const gone = { _load_id: randomUUID(), _seen: null, _load: { title: 'Boiler' } };
    expect((await admin().rpc('save_load', gone)).error?.code).toBe(STALE);
    expect(
      await save({ pickup_at: `${day(4)}T12:00Z`, delivery_at: `${day(3)}T12:00Z` }),
    ).toMatchObject({ code: REFUSED, message: 'Delivery can’t be before pickup.' });
  });

  it('keeps a driver on a load in transit', async () => {
    load = await plan({ status: 'in_transit' });
    expect(await save({ driver_id: null })).toMatchObject({
      code: REFUSED,
      message: 'A load in transit needs a driver. Choose another driver instead.',
    });
    expect(await row()).toMatchObject({ driver_id: PEOPLE.driver });
  });

  it('keeps the site and street of a stop at the same place only', async () => {
    await setStop('pickup', `site = 'Mill', street_address = '1 Mill Rd'`);
    await setStop('delivery', `site = 'Dock', street_address = '2 Port Rd'`);
    expect(await save({ origin: 'Lima, OH', delivery_at: `${day(5)}T15:00:00Z` })).toBeNull();
    expect(await stops()).toMatchObject([
      { place: 'Lima, OH', site: '', street_address: '' },
      { place: 'Gary, IN', site: 'Dock', street_address: '2 Port Rd' },
    ]);
  });

  it.each([
    ['later', `${day(5)}T15:00:00Z`, { from: `${day(4)} 12:00`, until: `${day(5)} 15:00` }],
    [
      'before it begins',
      `${day(4)}T10:00:00Z`,
      { from: `${day(4)} 10:00`, until: `${day(4)} 10:00` },
    ],
    ['TBD', null, { from: null, until: null }],
  ])('ends the window at the last stop with its delivery: %s', async (_, delivery, window) => {
    await setWindow();
    expect(await save({ delivery_at: delivery })).toBeNull();
    expect((await stops())[1]).toMatchObject(window);
    const [{ is_delivery } = {}] = await project.sql(
      'select delivery_at is not distinct from $2 as is_delivery from public.loads where id = $1',
      [load, delivery],
    );
    expect(is_delivery).toBe(true);
  });

  it('leaves a window as it is when only something else changes', async () => {
    await setWindow();
    const before = await stops();
    const { delivery_at, destination } = await row();
    expect(await save({ title: 'Press crown', delivery_at, destination })).toBeNull();
    expect(await stops()).toEqual(before);
  });

  it.each([
    ['an earlier', `${day(2)}T16:00:00Z`, `${day(2)} 18:00`],
    ['a later', `${day(2)}T19:00:00Z`, null],
  ])(
    'keeps the end of the window at %s pickup if it still comes after it',
    async (_, pickup, until) => {
      await setStop('pickup', `window_until = '${day(2)}T18:00Z'`);
      expect(await save({ pickup_at: pickup })).toBeNull();
      expect((await stops())[0]).toMatchObject({ until });
    },
  );

  it('saving a load is refused where the delivery would come before a stop on the way, and changes nothing', async () => {
    await project.sql(
      `update public.load_stops set sequence = 3 where load_id = $1 and kind = 'delivery'`,
      [load],
    );
    await project.sql(
      `insert into public.load_stops (load_id, sequence, kind, place, window_from)
       values ($1, 2, 'meet_point', 'Lima, OH', '${day(3)}T15:00Z')`,
      [load],
    );
    const before = [await row(), await stops()];
    expect(
      await save({ title: 'Press crown', origin: 'Troy, OH', delivery_at: `${day(3)}T10:00:00Z` }),
    ).toMatchObject({
      code: REFUSED,
      message:
        'Stop 3 (Gary, IN) ends before stop 2 (Lima, OH) begins. Put the stops in the order of their times.',
    });
    expect([await row(), await stops()]).toEqual(before);
    expect(await save({ delivery_at: `${day(5)}T10:00:00Z` })).toBeNull();
    expect(await stops()).toMatchObject([{}, { place: 'Lima, OH' }, { from: `${day(5)} 10:00` }]);
  });

  it('saving a load is refused with a sentence without a place, or for a delivery before the pickup', async () => {
    expect(await save({ origin: ' ' })).toMatchObject({
      code: REFUSED,
      message: 'Enter the city and state of stop 1.',
    });
    expect((await save({ delivery_at: `${day(1)}T10:00:00Z` }))?.code).toBe(REFUSED);
  });

  it('keeps the arrival that the driver reported', async () => {
    const [first] = await stops();
    await project.as('driver').rpc('report_stop', { _stop_id: first?.id, _step: 'arrived' });
    const arrived = (await stops())[0]?.['arrived_at'];
    expect(arrived).not.toBeNull();
    expect(await save({ origin: 'Troy, OH', pickup_at: `${day(2)}T16:00:00Z` })).toBeNull();
    expect((await stops())[0]).toMatchObject({ place: 'Troy, OH', arrived_at: arrived });
  });
});
