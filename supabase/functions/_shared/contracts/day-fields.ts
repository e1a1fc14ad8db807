import * as z from 'zod/mini';
import { dayProblem, FIRST_YEAR, localTimeProblem } from '../domain/time/entered-day.ts';

// Not in day.ts: lists read days and don't load zod.
const checked = (problemOf: (text: string) => string | null) =>
  z.string().check(({ value, issues }) => {
    const message = value === '' ? null : problemOf(value);
    if (message !== null) issues.push({ code: 'custom', input: value, message });
  });

/** The text of a date field: a day, or blank. */
export const dayField = (firstYear = FIRST_YEAR) => checked((text) => dayProblem(text, firstYear));

/** The text of a `datetime-local` field, or blank. */
export const localTimeField = checked(localTimeProblem);
