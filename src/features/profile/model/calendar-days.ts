/**
 * Calendar days as `2026-11-21`, without time or time zone: a Saturday here must not become a Friday
 * on the server.
 */
export interface DayRange {
  from: string;
  until: string;
}

const WEEK = 7;
const DAYS_AHEAD = 6 * WEEK;

const toUtc = (day: string) => new Date(`${day}T00:00:00Z`);

/** Today in the user's time zone. */
export function today(now = new Date()): string {
  const pad = (part: number) => String(part).padStart(2, '0');
  return `${String(now.getFullYear())}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}`;
}

export function addDays(day: string, count: number): string {
  const date = toUtc(day);
  date.setUTCDate(date.getUTCDate() + count);
  return date.toISOString().slice(0, 10);
}

/** Every day of a range, including both ends. */
export function eachDay({ from, until }: DayRange): string[] {
  const days: string[] = [];
  for (let day = from; day <= until; day = addDays(day, 1)) days.push(day);
  return days;
}

/** The weeks, Sunday to Saturday, that contain the six weeks from `day` on. */
export function weeksFrom(day: string): string[][] {
  const gone = toUtc(day).getUTCDay();
  const sunday = addDays(day, -gone);
  return Array.from({ length: Math.ceil((gone + DAYS_AHEAD) / WEEK) }, (_, week) =>
    Array.from({ length: WEEK }, (_, weekday) => addDays(sunday, week * WEEK + weekday)),
  );
}

/** The range between two days, in either order. */
export function orderedRange(a: string, b: string): DayRange {
  return a <= b ? { from: a, until: b } : { from: b, until: a };
}

/** Formats a day, by default as `Saturday, Nov 21`. */
export function dayName(
  day: string,
  options: Intl.DateTimeFormatOptions = { weekday: 'long', month: 'short', day: 'numeric' },
): string {
  return new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' }).format(toUtc(day));
}

/** `Nov 21` or `Nov 21 – Dec 2`. */
export function rangeName({ from, until }: DayRange): string {
  const short = (day: string) => dayName(day, { month: 'short', day: 'numeric' });
  return from === until ? short(from) : `${short(from)} – ${short(until)}`;
}
