import { beforeAll, describe, expect, it } from 'vitest';
import { boardLoad, clearBoard } from './support/board.ts';
import { answerTo } from './support/offers.ts';
import { FORBIDDEN, PEOPLE, useProject } from './support/project.ts';
import { inHours } from './support/slots.ts';
import { addUnits } from './support/units.ts';

const project = useProject();
const admin = () => project.as('admin');
const load = (hours: number, parts?: Record<string, unknown>) => boardLoad(project, hours, parts);

beforeAll(() => clearBoard(project));

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

  it('shows loads that lack a driver or units, until they have them', async () => {
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

  it('uses Dayton’s days, even when the clocks change', async () => {
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

  it('shows units’ outages and drivers’ days off, merging consecutive days', async () => {
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
