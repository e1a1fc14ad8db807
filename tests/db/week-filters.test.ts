import { beforeAll, describe, expect, it } from 'vitest';
import { insertLoad } from './support/loads.ts';
import { answerTo } from './support/offers.ts';
import { PEOPLE, useProject } from './support/project.ts';
import { addUnits } from './support/units.ts';

const project = useProject();
const admin = () => project.as('admin');

interface Bar {
  lane_id: string;
  load_id: string;
  updated_at: string;
  driver_id: string | null;
  place: number;
  is_match: boolean;
}
interface Week {
  lanes: { kind: string; id: string }[];
  loads: Bar[];
  off: { lane_id: string; reason: string; from_at: string; until_at: string | null }[];
}
const MONDAY = '2031-03-03';
const weekOf = async (filters: object = {}, from = MONDAY) => {
  const { data, error } = await answerTo<Week>(
    admin().rpc('board_week', { _from: from, ...filters }),
  );
  expect(error).toBeNull();
  return data;
};
const load = (parts: object = {}) =>
  insertLoad(project, {
    title: 'Press bed',
    origin: 'Dayton, OH',
    destination: 'Gary, IN',
    status: 'planned',
    pickup_at: '2031-03-04T13:00:00Z',
    delivery_at: '2031-03-06T22:00:00Z',
    ...parts,
  });
let press = '';
let boiler = '';
beforeAll(async () => {
  await project.sql(`update public.loads set status = 'delivered' where status = 'in_transit'`);
  await project.sql('delete from public.assignments');
  await project.sql('delete from public.charges');
  await project.sql('delete from public.loads');
  await project.sql('delete from public.units');
  await project.sql('delete from public.unit_outages');
  press = await load();
  boiler = await load({
    title: 'Boiler',
    origin: 'Lima, OH',
    pickup_at: '2031-03-05T13:00:00Z',
    po_number: 'PO-7788',
  });
  await addUnits(project);
  await project.sql(`update public.loads set driver_id = $2, status = 'assigned' where id = $1`, [
    boiler,
    PEOPLE.driver,
  ]);
});

describe('The filters of the week', () => {
  it.each([
    ['nothing', {}, ['press', 'boiler']],
    ['a search', { _search: 'lima' }, ['boiler']],
    ['a PO number', { _search: 'PO-7788' }, ['boiler']],
    ['a status', { _status: 'planned' }, ['press']],
    ['a driver', { _driver_id: PEOPLE.driver }, ['boiler']],
    ['a first day of pickup', { _pickup_from: '2031-03-05' }, ['boiler']],
    ['a last day of pickup', { _pickup_to: '2031-03-04' }, ['press']],
    ['a number of the board', { _list: 'in_transit' }, []],
  ])('match by %s, and keep the other bookings', async (_, filters, names) => {
    const { loads } = await weekOf(filters);
    const matches = loads.filter(({ is_match: isMatch }) => isMatch);
    const wanted = names.map((name) => (name === 'press' ? press : boiler));
    expect(new Set(matches.map(({ load_id: id }) => id))).toEqual(new Set(wanted));
    expect(new Set(loads.map(({ load_id: id }) => id))).toEqual(new Set([press, boiler]));
  });

  it('refuse a list that the board doesn’t have', async () => {
    const { error } = await admin().rpc('board_week', { _from: MONDAY, _list: 'everything' });
    expect(error?.code).toBe('22023');
  });
});

it('a move gets what it needs; a conflicting move is refused with who and when', async () => {
  const { loads, lanes } = await weekOf();
  const kindOf = (bar: Bar) => lanes.find(({ id }) => id === bar.lane_id)?.kind;
  const bars = loads.filter(({ load_id: id }) => id === press);
  const tractor = bars.find((bar) => kindOf(bar) === 'tractor');
  const trailer = bars.find((bar) => kindOf(bar) === 'trailer');
  const taken = loads.find((bar) => bar.load_id === boiler && kindOf(bar) === 'tractor');
  const [free] = await project.sql<{ id: string }>(
    `insert into public.units (kind, number, axles, tare_lbs)
     values ('tractor', 'T-SPARE', 3, 18000) returning id`,
  );
  const move = (unit: string | undefined) =>
    admin().rpc('assign_to_load', {
      _load_id: press,
      _seen: tractor?.updated_at ?? '',
      _unit_ids: [unit ?? '', trailer?.lane_id ?? ''],
    });
  const refused = await move(taken?.lane_id);
  expect(refused.error?.code).toBe('23514');
  expect(refused.error?.message).toMatch(/^Tractor T-\S+ is booked for Boiler from Mar 5,/u);
  expect((await move(free?.id)).error).toBeNull();
  expect((await move(tractor?.lane_id)).error?.code).toBe('PT412');
  const after = (await weekOf()).loads.filter((bar) => bar.load_id === press);
  expect(after.map(({ lane_id: lane }) => lane)).toEqual(
    expect.arrayContaining([free?.id, trailer?.lane_id]),
  );
});

describe('Time off and outages', () => {
  it('keep their actual ends, null until further notice', async () => {
    const [unit] = await project.sql<{ id: string }>('select id from public.units limit 1');
    await project.sql(
      `insert into public.unit_outages (unit_id, from_day, until_day, reason)
       values ($1, '2031-03-08', null, 'Frame')`,
      [unit?.id ?? ''],
    );
    // The trigger refuses days this far ahead.
    await project.sql('alter table public.availability disable trigger user');
    await project.sql(
      `insert into public.availability (user_id, day, available)
       values ($1, '2031-03-02', false), ($1, '2031-03-03', false), ($1, '2031-03-12', false)`,
      [PEOPLE.driver],
    );
    await project.sql('alter table public.availability enable trigger user');
    expect((await weekOf()).off).toEqual([
      {
        lane_id: PEOPLE.driver,
        reason: 'Time off',
        from_at: '2031-03-02T05:00:00+00:00',
        until_at: '2031-03-04T05:00:00+00:00',
      },
      {
        lane_id: unit?.id,
        reason: 'Frame',
        from_at: '2031-03-08T05:00:00+00:00',
        until_at: null,
      },
    ]);
  });
});

it('the driver of a load on hold is booked in every later week', async () => {
  const id = await load({
    status: 'in_transit',
    pickup_at: '2026-01-05T13:00:00Z',
    delivery_at: '2026-01-06T13:00:00Z',
  });
  await project.sql('update public.loads set driver_id = $2 where id = $1', [id, PEOPLE.driver]);
  const isIn = async (from: string) =>
    (await weekOf({}, from)).loads.some(({ load_id: of }) => of === id);
  expect(await isIn('2036-01-07')).toBe(false);
  await project.sql(`insert into public.load_holds (load_id, reason) values ($1, 'Flat tire')`, [
    id,
  ]);
  expect(await isIn('2036-01-07')).toBe(true);
});
