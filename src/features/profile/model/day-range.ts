import { addDays, startOfWeek, type Day, type DayRange } from '@domain/time/day';
import { formatShortDay } from '@domain/time/day-text';

const WEEK = 7;
const DAYS_AHEAD = 6 * WEEK;

/** The weeks, Sunday to Saturday, that contain the six weeks from `day` on. */
export function weeksFrom(day: Day): Day[][] {
  const weeks: Day[][] = [];
  for (
    let sunday = startOfWeek(day);
    sunday < addDays(day, DAYS_AHEAD);
    sunday = addDays(sunday, WEEK)
  ) {
    weeks.push(Array.from({ length: WEEK }, (_, weekday) => addDays(sunday, weekday)));
  }
  return weeks;
}

/** The range between two days, in either order. */
export function orderedRange(a: Day, b: Day): DayRange {
  return a <= b ? { from: a, to: b } : { from: b, to: a };
}

/** `Nov 21` or `Nov 21 – Dec 2`. */
export function rangeName({ from, to }: DayRange): string {
  return from === to ? formatShortDay(from) : `${formatShortDay(from)} – ${formatShortDay(to)}`;
}
