import { addDays, asDate, type Day, type DayRange } from './day.ts';
import { formatWithYear, yearOf } from './with-year.ts';

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

/** `Nov 24, 2026` in every year. With a weekday: `Tue, Nov 24, 2026`. */
export function formatFullDay(day: Day, weekday?: 'short'): string {
  return new Intl.DateTimeFormat('en-US', {
    weekday,
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  }).format(asDate(day));
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

/** `Today, Tue, Dec 1`, `Tomorrow, Wed, Dec 2`, or the day alone. */
export function relativeDay(day: Day, today: Day): string {
  const text = formatMediumDay(day);
  if (day === today) return `Today, ${text}`;
  return day === addDays(today, 1) ? `Tomorrow, ${text}` : text;
}

/** A day, month or year as stored: `Feb 3, 2015`, `Feb 2015`, `2015` or `Undated`. */
export function formatPartialDay(date: string | null): string {
  if (date === null) return 'Undated';
  const [year = '', month, day] = date.split('-');
  if (month === undefined) return year;
  if (day !== undefined) return formatFullDay(date);
  return new Intl.DateTimeFormat('en-US', {
    year: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  }).format(asDate(`${date}-01`));
}
