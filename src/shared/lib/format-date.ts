import { formatWithYear } from '@domain/time/day-text';

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
