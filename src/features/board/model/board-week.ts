import type { LoadStatus } from '@domain/load-status';
import { UNIT_KIND_NAMES, UNIT_KINDS, type UnitKind } from '@domain/unit-kind';
import { OFFICE_ZONE } from '@domain/time/office-zone';
import { formatLocalDate, formatLocalTime } from '@domain/time/moment-text';

/** A row of the week: a load that lacks a driver or units, a driver or a unit. */
export interface WeekLane {
  kind: 'load' | 'driver' | UnitKind;
  id: string;
  name: string;
  detail: string;
}

interface Timed {
  lane_id: string;
  from_at: string;
  until_at: string;
}

/** A load that holds a driver or a unit. */
export interface WeekLoad extends Timed {
  load_id: string;
  /** The load's version. */
  updated_at: string;
  driver_id: string | null;
  /** Order of the units of one kind, from the front. */
  place: number;
  number: string;
  origin: string;
  destination: string;
  status: LoadStatus;
  /** The reported ETA at its destination. */
  eta_at: string | null;
  is_on_hold: boolean;
  /** True if it matches the filters. */
  is_match: boolean;
}

/** An outage of a unit, or days off of a driver. */
export interface WeekOff extends Omit<Timed, 'until_at'> {
  reason: string;
  /** Null until further notice. */
  until_at: string | null;
}

/** A week as `board_week` returns it. */
export interface BoardWeek {
  /** When each of the seven days begins, and when the week ends. */
  edges: string[];
  lanes: WeekLane[];
  loads: WeekLoad[];
  off: WeekOff[];
}

/** Lanes of one kind under a title. */
export interface WeekSection {
  title: string;
  lanes: WeekLane[];
}

/** The week's rows by kind, without empty kinds. */
export function weekSections(lanes: readonly WeekLane[]): WeekSection[] {
  const of = (kind: WeekLane['kind']) => lanes.filter((lane) => lane.kind === kind);
  return [
    { title: 'Needs driver or units', lanes: of('load') },
    { title: 'Drivers', lanes: of('driver') },
    ...UNIT_KINDS.map((kind) => ({ title: UNIT_KINDS_PLURAL[kind], lanes: of(kind) })),
  ].filter(({ lanes: found }) => found.length > 0);
}

/** Plural names of the kinds of units. */
export const UNIT_KINDS_PLURAL: Record<UnitKind, string> = {
  tractor: `${UNIT_KIND_NAMES.tractor}s`,
  jeep: `${UNIT_KIND_NAMES.jeep}s`,
  trailer: `${UNIT_KIND_NAMES.trailer}s`,
  dolly: 'Dollies',
  booster: `${UNIT_KIND_NAMES.booster}s`,
};

/** Where an instant is in the week, in percent; the days have equal widths. */
export function placeIn(edges: readonly string[], iso: string): number {
  const at = Date.parse(iso);
  const times = edges.map((edge) => Date.parse(edge));
  const days = times.length - 1;
  const day = times.findLastIndex((edge) => edge <= at);
  if (day < 0) return 0;
  if (day >= days) return 100;
  const [from = 0, to = 1] = [times[day], times[day + 1]];
  return ((day + (at - from) / (to - from)) / days) * 100;
}

/** A bar in a row of the week. */
export interface WeekBar {
  /** In percent of the week. */
  left: number;
  width: number;
  /** True if it starts before the week; below, if it ends after it. */
  isFromBefore: boolean;
  isGoingOn: boolean;
}

/** Where a span of time is in the week. */
export function barOf(
  edges: readonly string[],
  { from_at: from, until_at: until }: { from_at: string; until_at: string | null },
): WeekBar {
  const [left, right] = [placeIn(edges, from), until === null ? 100 : placeIn(edges, until)];
  return {
    left,
    width: right - left,
    isFromBefore: Date.parse(from) < Date.parse(edges[0] ?? ''),
    isGoingOn: until === null || Date.parse(until) > Date.parse(edges.at(-1) ?? ''),
  };
}

/** The time after the planned delivery of a load in transit. */
export interface WeekTail {
  kind: 'hold' | 'eta' | 'late';
  from_at: string;
  until_at: string;
  word: string;
}

/**
 * The time after the planned delivery of a load in transit: its driver and units aren't free until its ETA,
 * until now if it's late, or until the lane's next load while it's on hold. `now` is in ms.
 */
export function tailOf(
  load: WeekLoad,
  { edges, loads }: Pick<BoardWeek, 'edges' | 'loads'>,
  now: number,
): WeekTail | null {
  if (load.status !== 'in_transit') return null;
  const { until_at: from, eta_at: eta } = load;
  if (load.is_on_hold) {
    const next = loads.find(
      ({ lane_id: lane, from_at: start }) =>
        lane === load.lane_id && Date.parse(start) >= Date.parse(from),
    );
    const end = next?.from_at ?? edges.at(-1) ?? from;
    return { kind: 'hold', from_at: from, until_at: end, word: 'On hold, no ETA' };
  }
  const end = Math.max(now, eta === null ? 0 : Date.parse(eta));
  if (end <= Date.parse(from)) return null;
  const until = new Date(end).toISOString();
  return eta !== null && end > now
    ? { kind: 'eta', from_at: from, until_at: until, word: `ETA ${weekTime(eta)}` }
    : { kind: 'late', from_at: from, until_at: until, word: 'Late' };
}

/** `Sat, Dec 5, 5:30 PM EST`: the week is in Dayton's time. */
export const weekTime = (iso: string) =>
  `${formatLocalDate(iso, OFFICE_ZONE)}, ${formatLocalTime(iso, OFFICE_ZONE)}`;

/**
 * The filtered week: rows with a match, with all their bookings, so no driver or unit looks free that isn't.
 */
export function matchingWeek(week: BoardWeek): BoardWeek {
  const matching = new Set(week.loads.flatMap((load) => (load.is_match ? load.lane_id : [])));
  return { ...week, lanes: week.lanes.filter(({ id }) => matching.has(id)) };
}

/** The bars in the order of Tab: by time, then by row. */
export function barsInOrder({ lanes, loads }: Pick<BoardWeek, 'lanes' | 'loads'>): WeekLoad[] {
  const rows = new Map(lanes.map(({ id }, row) => [id, row]));
  const rowOf = (load: WeekLoad) => rows.get(load.lane_id) ?? 0;
  return loads
    .filter(({ lane_id: lane }) => rows.has(lane))
    .toSorted((a, b) => Date.parse(a.from_at) - Date.parse(b.from_at) || rowOf(a) - rowOf(b));
}

/** Names a bar: a load has one in each of its rows. */
export const barKey = ({ number, lane_id }: Pick<WeekLoad, 'number' | 'lane_id'>) =>
  `${number} ${lane_id}`;
