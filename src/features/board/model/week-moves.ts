import { UNIT_KINDS } from '@domain/unit-kind';
import type { BoardWeek, WeekLane, WeekLoad } from './board-week';

/** A bar moved from one row of the week to another. */
export interface WeekMove {
  load: WeekLoad;
  from: WeekLane;
  to: WeekLane;
}

const laneOf = ({ lanes }: BoardWeek, id: string) => lanes.find((lane) => lane.id === id);
const barsOf = ({ loads }: BoardWeek, { load_id: id }: WeekLoad) =>
  loads.filter((bar) => bar.load_id === id);

/** Why a load's bars can't move; `null` if they can. */
export function fixedReason({ status, number }: WeekLoad): string | null {
  if (status === 'delivered') return `${number} is delivered.`;
  return status === 'cancelled' ? `${number} is canceled.` : null;
}

/**
 * The rows a bar can move to, including its own: rows of its kind, or of the driver, tractor or trailer
 * that its load lacks.
 */
export function rowsFor(week: BoardWeek, load: WeekLoad): WeekLane[] {
  const from = laneOf(week, load.lane_id);
  if (from === undefined || fixedReason(load) !== null) return [];
  if (from.kind !== 'load') return week.lanes.filter(({ kind }) => kind === from.kind);
  const held = new Set(barsOf(week, load).map(({ lane_id: id }) => laneOf(week, id)?.kind));
  const lacks = (['driver', 'tractor', 'trailer'] as const).filter((kind) =>
    kind === 'driver' ? load.driver_id === null : !held.has(kind),
  );
  return week.lanes.filter(
    ({ kind, id }) => id === from.id || lacks.some((lacked) => lacked === kind),
  );
}

const unitsOf = (week: BoardWeek, load: WeekLoad) =>
  barsOf(week, load)
    .toSorted((a, b) => a.place - b.place)
    .flatMap(({ lane_id: id }) => {
      const lane = laneOf(week, id);
      return lane === undefined || lane.kind === 'driver' || lane.kind === 'load' ? [] : lane;
    });
const inOrder = (units: WeekLane[]) => {
  const place = ({ kind }: WeekLane) => UNIT_KINDS.findIndex((one) => one === kind);
  return units.toSorted((a, b) => place(a) - place(b)).map(({ id }) => id);
};

/** A load's driver and units, from the front of the combination. */
export const assigneesOf = (week: BoardWeek, load: WeekLoad) => ({
  driverId: load.driver_id,
  unitIds: inOrder(unitsOf(week, load)),
});

/** The same after a move. The week must have all its rows, or units of the load would be lost. */
export function assigneesAfter(week: BoardWeek, { load, from, to }: WeekMove) {
  const units = unitsOf(week, load);
  if (to.kind === 'driver') return { driverId: to.id, unitIds: inOrder(units) };
  const changed =
    from.kind === 'load' ? [...units, to] : units.map((unit) => (unit.id === from.id ? to : unit));
  return { driverId: load.driver_id, unitIds: inOrder(changed) };
}

/** The week with a bar in its new row, until the server has answered. */
export function movedWeek(week: BoardWeek, { load, from, to }: WeekMove): BoardWeek {
  return {
    ...week,
    loads: week.loads.map((bar) =>
      bar.load_id === load.load_id && bar.lane_id === from.id ? { ...bar, lane_id: to.id } : bar,
    ),
  };
}

/** The load that already books a row at the time another load needs it; `null` if it's free. */
export function loadInRow(week: BoardWeek, row: WeekLane, load: WeekLoad): WeekLoad | null {
  const time = (iso: string) => Date.parse(iso);
  return (
    week.loads.find(
      (other) =>
        other.lane_id === row.id &&
        other.load_id !== load.load_id &&
        time(other.from_at) < time(load.until_at) &&
        time(load.from_at) < time(other.until_at),
    ) ?? null
  );
}
