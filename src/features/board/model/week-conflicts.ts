import { OFFICE_ZONE } from '@domain/time/office-zone';
import { addDays, dayOf } from '@domain/time/day';
import { formatMediumDay } from '@domain/time/day-text';
import {
  tailOf,
  weekTime,
  type BoardWeek,
  type WeekLane,
  type WeekLoad,
  type WeekOff,
  type WeekTail,
} from './board-week';

/** Part of a conflict's text: what a load does, or when a row is off (`number` is null). */
export interface ConflictClause {
  number: string | null;
  text: string;
}

/** Two things that need the same drivers or units at the same time. */
export interface WeekConflict {
  /** From 1, in order of time. */
  number: number;
  lanes: WeekLane[];
  /** The load that needs another driver or unit. */
  load: WeekLoad;
  clauses: [ConflictClause, ConflictClause];
  /** The time they overlap. */
  from_at: string;
  until_at: string;
  isMatch: boolean;
}

type Found = Omit<WeekConflict, 'number' | 'lanes'> & { key: string; lane: WeekLane };

/** The time of the next load over which a hold without an end is drawn. */
const HOLD_MARK_MS = 6 * 60 * 60 * 1000;
const time = (iso: string) => Date.parse(iso);
const isOpen = ({ status }: WeekLoad) => status !== 'delivered' && status !== 'cancelled';

/**
 * The week's conflicts. Postgres refuses overlapping bookings, so these come from what happens after booking: a
 * load in transit that is late or on hold while the next one is due, and outages and days off during a load.
 * What is over isn't a conflict. `now` is in ms.
 */
export function weekConflicts(week: BoardWeek, now: number): WeekConflict[] {
  const found = week.lanes
    .filter(({ kind }) => kind !== 'load')
    .flatMap((lane) => {
      const loads = week.loads.filter((load) => load.lane_id === lane.id && isOpen(load));
      const off = week.off.filter(({ lane_id: id }) => id === lane.id);
      return loads.flatMap((load) => {
        const tail = tailOf(load, week, now);
        return [
          ...loads.flatMap((next) => overrun(lane, load, tail, next) ?? []),
          ...off.flatMap((away) => absence(lane, load, tail, away, now) ?? []),
        ];
      });
    });
  const byKey = new Map<string, WeekConflict>();
  for (const { key, lane, ...conflict } of found) {
    const same = byKey.get(key);
    if (same === undefined) byKey.set(key, { ...conflict, number: 0, lanes: [lane] });
    else same.lanes.push(lane);
  }
  return [...byKey.values()]
    .toSorted((a, b) => time(a.from_at) - time(b.from_at))
    .map((conflict, index) => ({ ...conflict, number: index + 1 }));
}

/** A load in transit that still has a driver or unit when the next load is due. */
function overrun(
  lane: WeekLane,
  load: WeekLoad,
  tail: WeekTail | null,
  next: WeekLoad,
): Found | null {
  if (tail === null || time(next.from_at) < time(tail.from_at)) return null;
  const isHeld = tail.kind === 'hold' && time(next.from_at) === time(tail.until_at);
  if (!isHeld && time(next.from_at) >= time(tail.until_at)) return null;
  const end = isHeld ? time(next.from_at) + HOLD_MARK_MS : time(tail.until_at);
  return {
    key: `${load.number} ${next.number}`,
    lane,
    load: next,
    clauses: [
      { number: load.number, text: tailText(tail) },
      { number: next.number, text: `picks up ${weekTime(next.from_at)}` },
    ],
    from_at: next.from_at,
    until_at: new Date(Math.min(end, time(next.until_at))).toISOString(),
    isMatch: load.is_match || next.is_match,
  };
}

/** An outage or days off during a load. */
function absence(
  lane: WeekLane,
  load: WeekLoad,
  tail: WeekTail | null,
  off: WeekOff,
  now: number,
): Found | null {
  const from = Math.max(time(load.from_at), time(off.from_at));
  const until = Math.min(
    time((tail ?? load).until_at),
    off.until_at === null ? Infinity : time(off.until_at),
  );
  if (from >= until || until <= now) return null;
  return {
    key: `${load.number} ${lane.id} ${off.from_at}`,
    lane,
    load,
    clauses: [
      { number: null, text: offText(lane, off) },
      { number: load.number, text: loadText(load, tail, off) },
    ],
    from_at: new Date(from).toISOString(),
    until_at: new Date(until).toISOString(),
    isMatch: load.is_match,
  };
}

function tailText({ kind, until_at: until }: WeekTail): string {
  if (kind === 'hold') return 'is on hold with no ETA';
  return kind === 'late' ? 'is late' : `delivers ${weekTime(until)}`;
}

function loadText(load: WeekLoad, tail: WeekTail | null, off: WeekOff): string {
  if (time(load.from_at) >= time(off.from_at)) return `picks up ${weekTime(load.from_at)}`;
  return tail === null ? `delivers ${weekTime(load.until_at)}` : tailText(tail);
}

/** `Time off Tue, Dec 1 to Wed, Dec 2`, `Out of service from Tue, Dec 1, no end date (Brakes)`. */
function offText({ kind }: WeekLane, { from_at: from, until_at: until, reason }: WeekOff): string {
  const first = dayOf(from, OFFICE_ZONE);
  const last = until === null ? null : addDays(dayOf(until, OFFICE_ZONE), -1);
  const days =
    last === null
      ? `from ${formatMediumDay(first)}, no end date`
      : first === last
        ? formatMediumDay(first)
        : `${formatMediumDay(first)} to ${formatMediumDay(last)}`;
  return kind === 'driver' ? `Time off ${days}` : `Out of service ${days} (${reason})`;
}
