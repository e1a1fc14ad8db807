import { addDays, startOfWeek, type Day, type DayRange } from '@domain/time/day';
import { formatShortDay } from '@domain/time/day-text';

const WEEK = 7;
const DAYS_AHEAD = 6 * WEEK;

/** The weeks that contain the six weeks from `day` on. */
export function weeksFrom(day: Day): Day[][] {
  const weeks: Day[][] = [];
  for (
    let monday = startOfWeek(day);
    monday < addDays(day, DAYS_AHEAD);
    monday = addDays(monday, WEEK)
  ) {
    weeks.push(Array.from({ length: WEEK }, (_, weekday) => addDays(monday, weekday)));
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
