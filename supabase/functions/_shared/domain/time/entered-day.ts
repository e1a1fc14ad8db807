import { isDay } from './day.ts';
import { isLocalTime } from './zoned-time.ts';

/** The years that someone can enter. The database has the same range (`private.is_day_in_range`). */
export const FIRST_YEAR = 2000;
export const LAST_YEAR = 2099;

/** A date field can hold a year of six digits. */
const DAY = /^(\d{4,6})-(\d\d)-(\d\d)$/u;

/** The problem with the day of a date field; `null` if it can be saved. */
export function dayProblem(text: string, firstYear = FIRST_YEAR): string | null {
  const year = DAY.exec(text)?.[1];
  if (year !== undefined && (Number(year) < firstYear || Number(year) > LAST_YEAR)) {
    return `Enter a year from ${String(firstYear)} to ${String(LAST_YEAR)}.`;
  }
  return isDay(text) ? null : 'Enter the date as month, day and year.';
}

/** The problem with the value of a `datetime-local` field; `null` if it can be saved. */
export function localTimeProblem(text: string): string | null {
  const [day = '', time = ''] = text.split('T');
  const isTime = /^(?:[01]\d|2[0-3]):[0-5]\d$/u.test(time) && DAY.test(day);
  if (!isTime) return 'Enter a date and time.';
  return dayProblem(day) ?? (isLocalTime(text) ? null : 'Enter a date and time.');
}

/** A day or local time as typed, with `26` read as 2026, and `98` as 1998 if the field starts before that year. */
export const withCentury = (text: string, firstYear = FIRST_YEAR): string =>
  text.replace(/^00(\d\d)(?=-)/u, (_, year: string) =>
    Number(`19${year}`) < firstYear ? `20${year}` : `19${year}`,
  );
