import type { LoadStatus } from '@contracts/load';
import { UNIT_KIND_NAMES, UNIT_KINDS, type UnitKind } from '@contracts/unit-kind';
import { BOARD_ZONE } from './board-zone';
import { formatLocalDate, formatLocalTime } from './local-time';
import { addDays, startOfWeek, type Day } from '@/shared/lib/day';

/** Query parameter of the week page: any day of the week to show. */
export const WEEK_PARAM = 'from';

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
  number: string;
  origin: string;
  destination: string;
  status: LoadStatus;
  /** The reported ETA at its destination. */
  eta_at: string | null;
  is_on_hold: boolean;
}

/** A week as `board_week` returns it. */
export interface BoardWeek {
  /** Where each of the seven days begins, and where the week ends. */
  edges: string[];
  lanes: WeekLane[];
  loads: WeekLoad[];
  /** Outages of units and days off of drivers. */
  off: (Timed & { reason: string })[];
}

/** The Monday on or before a day. */
export const mondayOf = (day: Day): Day => addDays(startOfWeek(addDays(day, -1)), 1);

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
    ...UNIT_KINDS.map((kind) => ({ title: PLURALS[kind], lanes: of(kind) })),
  ].filter(({ lanes: found }) => found.length > 0);
}

const PLURALS: Record<UnitKind, string> = {
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
  /** Whether it starts before the week, and whether it ends after it. */
  isFromBefore: boolean;
  isGoingOn: boolean;
}

/** Where a span of time is in the week. */
export function barOf(
  edges: readonly string[],
  span: Pick<Timed, 'from_at' | 'until_at'>,
): WeekBar {
  const [from, until] = [placeIn(edges, span.from_at), placeIn(edges, span.until_at)];
  return {
    left: from,
    width: until - from,
    isFromBefore: Date.parse(span.from_at) < Date.parse(edges[0] ?? ''),
    isGoingOn: Date.parse(span.until_at) > Date.parse(edges.at(-1) ?? ''),
  };
}

/**
 * What follows the planned delivery of a load in transit: its driver and units aren't free until its ETA,
 * until now if it's late, or until the lane's next load while it's on hold.
 */
export function tailOf(load: WeekLoad, { edges, loads }: BoardWeek, now: number) {
  if (load.status !== 'in_transit') return null;
  const { until_at: from, eta_at: eta } = load;
  if (load.is_on_hold) {
    const next = loads.find(
      ({ lane_id: lane, from_at: start }) =>
        lane === load.lane_id && Date.parse(start) >= Date.parse(from),
    );
    return {
      from_at: from,
      until_at: next?.from_at ?? edges.at(-1) ?? from,
      word: 'On hold, no ETA',
    };
  }
  const end = Math.max(now, eta === null ? 0 : Date.parse(eta));
  if (end <= Date.parse(from)) return null;
  const word = eta !== null && end > now ? etaText(eta) : 'Late';
  return { from_at: from, until_at: new Date(end).toISOString(), word };
}

const etaText = (eta: string) =>
  `ETA ${formatLocalDate(eta, BOARD_ZONE)}, ${formatLocalTime(eta, BOARD_ZONE)}`;
