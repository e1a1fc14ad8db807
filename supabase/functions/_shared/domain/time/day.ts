import { DAY_MS } from './duration.ts';

/** A calendar day, such as `2026-11-24`: without time or time zone. Sorts as text. */
export type Day = string;

/** First and last day, inclusive. */
export interface DayRange {
  from: Day;
  to: Day;
}

/** Midnight UTC of a day. */
export const asDate = (day: Day): Date => new Date(`${day}T00:00:00Z`);

/** True if this is a day of the calendar, such as `2026-12-01`: February 30 isn't. */
export function isDay(text: string | null): text is Day {
  if (text === null || !/^\d{4}-\d\d-\d\d$/u.test(text)) return false;
  const date = asDate(text);
  return !Number.isNaN(date.getTime()) && date.getUTCDate() === Number(text.slice(8));
}

/** The day on which a moment falls, in the reader's time zone unless you pass one (IANA name). */
export function dayOf(moment: string | number | Date, timeZone?: string): Day {
  // This locale formats days as YYYY-MM-DD.
  return new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(
    new Date(moment),
  );
}

/** The day so many days later. */
export function addDays(day: Day, count: number): Day {
  return new Date(asDate(day).getTime() + count * DAY_MS).toISOString().slice(0, 10);
}

/** How many days the first day is before the second; negative if it's after it. */
export const daysBetween = (from: Day, to: Day): number =>
  Math.round((asDate(to).getTime() - asDate(from).getTime()) / DAY_MS);

/** Every day of a range, including both ends. */
export function eachDay({ from, to }: DayRange): Day[] {
  const days: Day[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}

/** The Monday on or before a day: every week we show starts on Monday, as `date_trunc('week')` does in SQL. */
export function startOfWeek(day: Day): Day {
  return addDays(day, -((asDate(day).getUTCDay() + 6) % 7));
}
