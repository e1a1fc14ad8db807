/**
 * Days of the calendar as `2026-11-21`, without a clock or a zone: what is a Saturday here must not
 * become a Friday on the way to the server.
 */
export interface DayRange {
  from: string;
  until: string;
}

const WEEK = 7;
const DAYS_AHEAD = 6 * WEEK;

const toUtc = (day: string) => new Date(`${day}T00:00:00Z`);

/** The day it is now where the reader is. */
export function today(now = new Date()): string {
  const pad = (part: number) => String(part).padStart(2, '0');
  return `${String(now.getFullYear())}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}`;
}

export function addDays(day: string, count: number): string {
  const date = toUtc(day);
  date.setUTCDate(date.getUTCDate() + count);
  return date.toISOString().slice(0, 10);
}

/** Every day of a range, both ends included. */
export function eachDay({ from, until }: DayRange): string[] {
  const days: string[] = [];
  for (let day = from; day <= until; day = addDays(day, 1)) days.push(day);
  return days;
}

/** Six weeks from `day` on, as the weeks they are in, each from Sunday to Saturday. */
export function weeksFrom(day: string): string[][] {
  const gone = toUtc(day).getUTCDay();
  const sunday = addDays(day, -gone);
  return Array.from({ length: Math.ceil((gone + DAYS_AHEAD) / WEEK) }, (_, week) =>
    Array.from({ length: WEEK }, (_, weekday) => addDays(sunday, week * WEEK + weekday)),
  );
}

/** Two ends in the order of the calendar, whichever was chosen first. */
export function orderedRange(a: string, b: string): DayRange {
  return a <= b ? { from: a, until: b } : { from: b, until: a };
}

/** What a day is called: `Saturday, Nov 21`; the options say how much of it. */
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
