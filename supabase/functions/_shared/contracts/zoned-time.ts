/**
 * Times of a place: what a form's `datetime-local` field holds ("2026-11-24T06:30") means a moment
 * only together with the clock it is read on.
 */

const MINUTE_MS = 60_000;

/** Whether this is what `datetime-local` holds: to the minute, without a zone. */
export function isLocalTime(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(text) && !Number.isNaN(Date.parse(`${text}Z`));
}

/** How far a clock is from UTC at a moment, in minutes: -300 for Dayton in winter. */
function offsetMinutes(moment: number, timeZone: string): number {
  const wall = Date.parse(`${wallTime(moment, timeZone)}Z`);
  return Math.round((wall - Math.floor(moment / MINUTE_MS) * MINUTE_MS) / MINUTE_MS);
}

function wallTime(moment: number, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  }).formatToParts(moment);
  const part = (type: string) => parts.find((found) => found.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}`;
}

/** The time on the clock of a place (IANA name), as `datetime-local` wants it. */
export function toLocalTime(iso: string, timeZone: string): string {
  return wallTime(Date.parse(iso), timeZone);
}

/**
 * The moment at which the clock of a place shows this time, in ISO 8601 (UTC). An hour the clock
 * skips in spring counts on from before; one it repeats in autumn is the first.
 *
 * @throws RangeError when the text is no local time.
 */
export function fromLocalTime(local: string, timeZone: string): string {
  const wall = isLocalTime(local) ? Date.parse(`${local}Z`) : NaN;
  // With the offset of a day earlier first: over the change of clocks that finds the first hour.
  const before = offsetMinutes(wall - 24 * 60 * MINUTE_MS, timeZone);
  const first = wall - before * MINUTE_MS;
  const isShown = offsetMinutes(first, timeZone) === before;
  const moment = isShown ? first : wall - offsetMinutes(first, timeZone) * MINUTE_MS;
  const isSkipped = !isShown && wallTime(moment, timeZone) !== local;
  return new Date(isSkipped ? first : moment).toISOString();
}
