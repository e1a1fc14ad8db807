/** A day of the calendar as `2026-11-24`: it has no clock and no zone, and sorts as text. */
export type Day = string;

const DAY_MS = 24 * 60 * 60 * 1000;
const asDate = (day: Day) => new Date(`${day}T00:00:00Z`);

/** The day on which a moment falls, in the reader's time zone unless one is named (IANA). */
export function dayOf(moment: string | number, timeZone?: string): Day {
  return new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(
    new Date(moment),
  );
}

export function addDays(day: Day, count: number): Day {
  return new Date(asDate(day).getTime() + count * DAY_MS).toISOString().slice(0, 10);
}

/** The Sunday on or before a day. */
export function startOfWeek(day: Day): Day {
  return addDays(day, -asDate(day).getUTCDay());
}

/** Whether this is a day of the calendar: an address can hold anything. */
export function isDay(text: string | null): text is Day {
  if (text === null || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  return !Number.isNaN(asDate(text).getTime());
}

function format(day: Day, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' }).format(asDate(day));
}

/** `Tue, Nov 24`. */
export function formatDay(day: Day): string {
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

/** `Tue`. */
export function weekdayOf(day: Day): string {
  return format(day, { weekday: 'short' });
}
