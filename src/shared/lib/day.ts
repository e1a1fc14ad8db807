import { formatWithYear, yearOf } from '@domain/time/day-text';

/** A calendar day, such as `2026-11-24`: without time or time zone. Sorts as text. */
export type Day = string;

/** First and last day, inclusive. */
export interface DayRange {
  from: Day;
  to: Day;
}

const DAY_MS = 24 * 60 * 60 * 1000;
const asDate = (day: Day) => new Date(`${day}T00:00:00Z`);

/** The day on which a moment falls, in the reader's time zone unless you pass one (IANA name). */
export function dayOf(moment: string | number | Date, timeZone?: string): Day {
  // This locale formats days as YYYY-MM-DD.
  return new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(
    new Date(moment),
  );
}

export function addDays(day: Day, count: number): Day {
  return new Date(asDate(day).getTime() + count * DAY_MS).toISOString().slice(0, 10);
}

/** Every day of a range, including both ends. */
export function eachDay({ from, to }: DayRange): Day[] {
  const days: Day[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}

/** The Sunday on or before a day. */
export function startOfWeek(day: Day): Day {
  return addDays(day, -asDate(day).getUTCDay());
}

/** With the year if it isn't this year's for the reader. */
function format(day: Day, parts: Intl.DateTimeFormatOptions): string {
  return formatWithYear(asDate(day), { ...parts, timeZone: 'UTC' }, yearOf(Date.now()));
}

/** `Tue, Nov 24`, or `Tue, Nov 24, 2027` in another year. */
export function formatMediumDay(day: Day): string {
  return format(day, { weekday: 'short', month: 'short', day: 'numeric' });
}

/** `Tuesday, November 24`, or `Wednesday, November 24, 2027` in another year. */
export function formatLongDay(day: Day): string {
  return format(day, { weekday: 'long', month: 'long', day: 'numeric' });
}

/** `Nov 24`, or `Nov 24, 2027` in another year. */
export function formatShortDay(day: Day): string {
  return format(day, { month: 'short', day: 'numeric' });
}

/** `Nov 24`, `Nov 24–26`, `Nov 30–Dec 2`, `Nov 24–26, 2027` or `Dec 30, 2026–Jan 2, 2027`. */
export function formatShortSpan({ from, to }: DayRange): string {
  if (from === to) return formatShortDay(from);
  const [year, lastYear] = [from.slice(0, 4), to.slice(0, 4)];
  if (year !== lastYear)
    return `${formatMonthDay(from)}, ${year}–${formatMonthDay(to)}, ${lastYear}`;
  const isSameMonth = from.slice(0, 7) === to.slice(0, 7);
  const last = isSameMonth ? String(asDate(to).getUTCDate()) : formatMonthDay(to);
  const isThisYear = year === yearOf(Date.now());
  return `${formatMonthDay(from)}–${last}${isThisYear ? '' : `, ${year}`}`;
}

/** `Nov 24` in every year, where the year is next to it. */
export function formatMonthDay(day: Day): string {
  return new Intl.DateTimeFormat('en-US', {
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  }).format(asDate(day));
}

/** `Tue`, or `Tuesday`. */
export function weekdayOf(day: Day, length: 'short' | 'long' = 'short'): string {
  return new Intl.DateTimeFormat('en-US', { weekday: length, timeZone: 'UTC' }).format(asDate(day));
}
