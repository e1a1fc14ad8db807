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

/** Whether this is a real calendar day. A URL can contain anything. */
export function isDay(text: string | null): text is Day {
  if (text === null || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  return !Number.isNaN(asDate(text).getTime());
}

function format(day: Day, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' }).format(asDate(day));
}

/** `Tue, Nov 24`. */
export function formatMediumDay(day: Day): string {
  return format(day, { weekday: 'short', month: 'short', day: 'numeric' });
}

/** `Tuesday, November 24`. */
export function formatLongDay(day: Day): string {
  return format(day, { weekday: 'long', month: 'long', day: 'numeric' });
}

/** `Nov 24`. */
export function formatShortDay(day: Day): string {
  return format(day, { month: 'short', day: 'numeric' });
}

/** `Nov 24`, `Nov 24–26` or `Nov 30–Dec 2`. */
export function formatShortSpan({ from, to }: DayRange): string {
  if (from === to) return formatShortDay(from);
  const isSameMonth = from.slice(0, 7) === to.slice(0, 7);
  return `${formatShortDay(from)}–${isSameMonth ? String(asDate(to).getUTCDate()) : formatShortDay(to)}`;
}

/** `Tue`, or `Tuesday`. */
export function weekdayOf(day: Day, length: 'short' | 'long' = 'short'): string {
  return format(day, { weekday: length });
}
