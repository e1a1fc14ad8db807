import { DAY_MS, MINUTE_MS } from './duration.ts';

/**
 * Local times: the value of a `datetime-local` field ("2026-11-24T06:30") is a point in time only in
 * combination with a time zone.
 */

/** True if this is a `datetime-local` value: to the minute, without a time zone. */
export function isLocalTime(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(text) && !Number.isNaN(Date.parse(`${text}Z`));
}

/** A time zone's offset from UTC at a point in time, in minutes: -300 for Dayton in winter. */
function offsetMinutes(utcMs: number, timeZone: string): number {
  const wall = Date.parse(`${wallTime(utcMs, timeZone)}Z`);
  return Math.round((wall - Math.floor(utcMs / MINUTE_MS) * MINUTE_MS) / MINUTE_MS);
}

/** By time zone: making a format takes longer than using it. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known !== undefined) return known;
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  formats.set(timeZone, format);
  return format;
}

function wallTime(utcMs: number, timeZone: string): string {
  const parts = formatOf(timeZone).formatToParts(utcMs);
  const part = (type: string) => parts.find((found) => found.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}`;
}

/** Local time in a time zone (IANA name), as a `datetime-local` value. */
export function toLocalTime(iso: string, timeZone: string): string {
  return wallTime(Date.parse(iso), timeZone);
}

/**
 * Converts a local time to UTC, in ISO 8601. A time that daylight saving skips in spring moves forward
 * an hour; one that it repeats in fall means the first occurrence.
 *
 * @throws RangeError if the text is not a local time.
 */
export function fromLocalTime(local: string, timeZone: string): string {
  const wall = isLocalTime(local) ? Date.parse(`${local}Z`) : NaN;
  // Trying the previous day's offset first finds the earlier of two equal hours in fall.
  const before = offsetMinutes(wall - DAY_MS, timeZone);
  const first = wall - before * MINUTE_MS;
  const isShown = offsetMinutes(first, timeZone) === before;
  const utcMs = isShown ? first : wall - offsetMinutes(first, timeZone) * MINUTE_MS;
  const isSkipped = !isShown && wallTime(utcMs, timeZone) !== local;
  return new Date(isSkipped ? first : utcMs).toISOString();
}
