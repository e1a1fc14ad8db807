import { describe, expect, it } from 'vitest';
import { aWeek, aWeekLoad } from '@tests/ui/week';
import { barsInOrder, matchingWeek, type WeekLane, type WeekLoad } from './board-week';
import {
  assigneesAfter,
  assigneesOf,
  fixedReason,
  loadInRow,
  movedWeek,
  rowsFor,
} from './week-moves';

const lane = (kind: WeekLane['kind'], id: string): WeekLane => ({ kind, id, name: id, detail: '' });
const LANES = [
  lane('load', 'bare'),
  lane('driver', 'casey'),
  lane('driver', 'lena'),
  lane('tractor', 't-1'),
  lane('tractor', 't-2'),
  lane('jeep', 'j-1'),
  lane('trailer', 'r-1'),
  lane('booster', 'b-1'),
  lane('booster', 'b-2'),
  lane('booster', 'b-3'),
];
const at = (id: string) => LANES.find((one) => one.id === id) ?? lane('load', id);
/** Its units in no order; the second booster is ahead of the first. */
const loads = [
  ['b-1', 5],
  ['casey', 1],
  ['r-1', 3],
  ['b-2', 4],
  ['t-1', 1],
  ['j-1', 2],
].map(([id, place]) => aWeekLoad({ lane_id: String(id), place: Number(place) }));
const week = aWeek({ lanes: LANES, loads });
const barIn = (id: string) => loads.find((bar) => bar.lane_id === id) ?? aWeekLoad();
const move = (from: string, to: string) => ({ load: barIn(from), from: at(from), to: at(to) });

describe('A move', () => {
  it('changes only the driver', () => {
    expect(assigneesAfter(week, move('casey', 'lena'))).toEqual({
      driverId: 'lena',
      unitIds: ['t-1', 'j-1', 'r-1', 'b-2', 'b-1'],
    });
  });

  it('changes only the unit, in its place', () => {
    expect(assigneesAfter(week, move('b-2', 'b-3'))).toEqual({
      driverId: 'casey',
      unitIds: ['t-1', 'j-1', 'r-1', 'b-3', 'b-1'],
    });
  });

  it('keeps a driver of record who has no booking', () => {
    const unbooked = aWeek({ lanes: LANES, loads: loads.filter((bar) => bar.lane_id !== 'casey') });
    expect(assigneesAfter(unbooked, move('t-1', 't-2')).driverId).toBe('casey');
  });

  it('gives a load the tractor it lacks, ahead of its other units', () => {
    const bare = { lane_id: 'bare', driver_id: null } as const;
    const lacking = aWeek({
      lanes: LANES,
      loads: [aWeekLoad(bare), aWeekLoad({ ...bare, lane_id: 'r-1' })],
    });
    const load = aWeekLoad(bare);
    expect(rowsFor(lacking, load).map(({ id }) => id)).toEqual([
      'bare',
      'casey',
      'lena',
      't-1',
      't-2',
    ]);
    expect(assigneesAfter(lacking, { load, from: at('bare'), to: at('t-2') })).toEqual({
      driverId: null,
      unitIds: ['t-2', 'r-1'],
    });
  });

  it('shows the bar in its new row, and nothing else moved', () => {
    const moved = movedWeek(week, move('t-1', 't-2'));
    const rows = moved.loads.map(({ lane_id: id }) => id);
    expect(rows).toEqual(['b-1', 'casey', 'r-1', 'b-2', 't-2', 'j-1']);
    expect(assigneesOf(week, barIn('t-1')).unitIds[0]).toBe('t-1');
  });
});

it('a bar moves only to rows of its kind, and not after delivery', () => {
  expect(rowsFor(week, barIn('t-1')).map(({ id }) => id)).toEqual(['t-1', 't-2']);
  const delivered = aWeekLoad({ status: 'delivered' });
  expect(rowsFor(week, delivered)).toEqual([]);
  expect(fixedReason(delivered)).toBe('L-2026-00041 is delivered.');
});

it('a move finds the load that needs a row at the same time', () => {
  const other = aWeekLoad({
    lane_id: 'lena',
    number: 'L-2026-00037',
    from_at: '2026-12-04T19:59:00Z',
    until_at: '2026-12-06T00:00:00Z',
  });
  const found = (parts: Partial<WeekLoad>) =>
    loadInRow(
      aWeek({ lanes: LANES, loads: [...loads, { ...other, ...parts }] }),
      at('lena'),
      barIn('casey'),
    );
  expect(found({})?.number).toBe('L-2026-00037');
  expect(found({ from_at: '2026-12-04T20:00:00Z' })).toBeNull();
});

it('rows with a match stay, with their other bookings', () => {
  const other = aWeekLoad({ lane_id: 'casey', number: 'L-2026-00037', is_match: false });
  const lena = aWeekLoad({ lane_id: 'lena', number: 'L-2026-00038', is_match: false });
  const shown = matchingWeek(aWeek({ lanes: LANES, loads: [barIn('casey'), other, lena] }));
  expect(shown.lanes.map(({ id }) => id)).toEqual(['casey']);
  expect(shown.loads).toContain(other);
});

it('bars are ordered by time, then by row', () => {
  const early = aWeekLoad({
    lane_id: 'b-3',
    number: 'L-2026-00030',
    from_at: '2026-11-30T06:00:00Z',
  });
  const bars = barsInOrder(aWeek({ lanes: LANES, loads: [...loads, early] }));
  expect(bars.map(({ lane_id: id }) => id)).toEqual([
    'b-3',
    'casey',
    't-1',
    'j-1',
    'r-1',
    'b-1',
    'b-2',
  ]);
});
