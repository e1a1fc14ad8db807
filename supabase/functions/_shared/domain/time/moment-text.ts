import { formatWithYear } from './with-year.ts';
import { toLocalTime } from './zoned-time.ts';

const LOCALE = 'en-US';

type DateInput = string | number | Date;

function format(date: DateInput, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(LOCALE, options).format(new Date(date));
}

/** `Nov 21, 2026`, in the reader's time zone unless you pass one (IANA name). */
export function formatDate(date: DateInput, timeZone?: string): string {
  return format(date, { dateStyle: 'medium', timeZone });
}

/** `Nov 21`, or `Nov 21, 2025` in another year: for dense tables. */
export function formatDay(date: DateInput, timeZone?: string): string {
  return formatWithYear(date, { month: 'short', day: 'numeric', timeZone });
}

/** `8:42 AM`. */
export function formatTime(date: DateInput, timeZone?: string): string {
  return format(date, { timeStyle: 'short', timeZone });
}

/** `Nov 21, 2026, 8:42 AM EST`: for people who work in several time zones. */
export function formatZonedDateTime(date: DateInput, timeZone?: string): string {
  return format(date, {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  });
}

/** `Nov 21, 2026, 8:42 AM`. */
export function formatDateTime(date: DateInput, timeZone?: string): string {
  return format(date, { dateStyle: 'medium', timeStyle: 'short', timeZone });
}

/** `7:41 AM`, or `Nov 21, 7:41 AM` if that isn't today, in the reader's time zone. */
export function formatRecentTime(date: DateInput, now = new Date()): string {
  const isToday = new Date(date).toDateString() === now.toDateString();
  return isToday ? formatTime(date) : `${formatDay(date)}, ${formatTime(date)}`;
}

/** `Tue, Nov 24` in the place's time zone, or `Tue, Nov 24, 2027` in another year. */
export function formatLocalDate(date: DateInput, timeZone: string): string {
  return formatWithYear(date, { weekday: 'short', month: 'short', day: 'numeric', timeZone });
}

/** `6:30 AM MST`. Always includes the zone, because loads cross time zones. */
export function formatLocalTime(date: DateInput, timeZone: string): string {
  return format(date, { hour: 'numeric', minute: '2-digit', timeZoneName: 'short', timeZone });
}

const MOMENT = {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
} as const;

/** `Tue, Nov 24, 6:30 AM MST`, with the year if it isn't this year's. */
export function formatMoment(date: DateInput, timeZone?: string): string {
  return formatWithYear(date, { ...MOMENT, timeZone });
}

/** `Tue, Nov 24, 2026, 6:30 AM MST` in every year. */
export function formatFullMoment(date: DateInput, timeZone: string): string {
  // Newer ICU data has a narrow no-break space before AM.
  return format(date, { ...MOMENT, year: 'numeric', timeZone }).replace(/\u202f/gu, ' ');
}

/** `Tuesday, November 24 at 6:30 AM MST`, with the year if it isn't this year's. */
export function formatLongMoment(date: DateInput, timeZone: string): string {
  return formatWithYear(date, { ...MOMENT, weekday: 'long', month: 'long', timeZone });
}

/** `2026-11-24 06:30 MST` in the place's time zone: sorts as text. */
export function formatLocalStamp(iso: string | null, timeZone: string): string | null {
  if (iso === null) return null;
  const name = formatLocalTime(iso, timeZone).split(/\s/u).at(-1) ?? '';
  return `${toLocalTime(iso, timeZone).replace('T', ' ')} ${name}`;
}

/** `March 2026`, in the reader's language and time zone unless you pass them. */
export function formatMonth(date: DateInput, locale?: string, timeZone?: string): string {
  return new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone }).format(
    new Date(date),
  );
}
