import { daysBetween, isDay, type Day } from './day.ts';

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
/** 0 if it isn't a month. */
const monthOf = (name: string) => MONTHS.indexOf(name.slice(0, 3)) + 1;

const STORED = /^(\d{4})(?:-(\d\d))?(?:-(\d\d))?$/u;
const SLASHED = /^(\d{1,2})\/(?:(\d{1,2})\/)?(\d{4})$/u;
const IN_WORDS = /^([a-z]{3,9})\.?\s+(?:(\d{1,2}),?\s+)?(\d{4})$/u;

/** A typed day, month or year as it is stored: `Nov 22, 2026` is 2026-11-22. Null if there is no such date. */
export function readPartialDay(text: string): string | null {
  const typed = text.trim().toLowerCase();
  const stored = STORED.exec(typed);
  if (stored !== null) return partsOf(stored[1], stored[2], stored[3]);
  const slashed = SLASHED.exec(typed);
  if (slashed !== null) return partsOf(slashed[3], slashed[1], slashed[2]);
  const [, name = '', day, year] = IN_WORDS.exec(typed) ?? [];
  const month = monthOf(name);
  return month === 0 ? null : partsOf(year, String(month), day);
}

function partsOf(year = '', month?: string, day?: string): string | null {
  if (!/^(?:19|20)\d\d$/u.test(year)) return null;
  const parts = [year, ...[month, day].flatMap((part) => part?.padStart(2, '0') ?? [])];
  return isDay([...parts, '01', '01'].slice(0, 3).join('-')) ? parts.join('-') : null;
}

/**
 * Reads a day: `2026-12-08`, `12/8`, `12/8/26` or `Dec 8, 2026`. Without a year it is the year of
 * `today`, or the next one if that day is more than half a year ago. `null` if it isn't a day.
 */
export function readDay(text: string, today: Day): Day | null {
  const typed = text.trim().toLowerCase();
  if (isDay(typed)) return typed;
  const [, month, day, year] =
    /^(\d{1,2})[/.-](\d{1,2})(?:[/.-](\d{4}|\d{2}))?$/u.exec(typed) ??
    /^([a-z]{3})[a-z]*\.? (\d{1,2})(?:,? (\d{4}))?$/u.exec(typed) ??
    [];
  if (month === undefined || day === undefined) return null;
  const number = /^\d/u.test(month) ? Number(month) : monthOf(month);
  const built = (fullYear: number) =>
    `${String(fullYear)}-${String(number).padStart(2, '0')}-${day.padStart(2, '0')}`;
  if (year !== undefined) {
    const result = built(Number(year.length === 2 ? `20${year}` : year));
    return isDay(result) ? result : null;
  }
  const thisYear = Number(today.slice(0, 4));
  const result = built(thisYear);
  if (!isDay(result)) return null;
  return daysBetween(result, today) > 183 ? built(thisYear + 1) : result;
}
