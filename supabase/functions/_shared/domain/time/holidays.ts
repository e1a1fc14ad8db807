import { CANADIAN_PROVINCES } from '../places/states.ts';
import { addDays, asDate, type Day } from './day.ts';

export interface Holiday {
  day: Day;
  name: string;
  /** Whether states close their roads to oversize loads on it. */
  isMajor: boolean;
}

type Days = (year: number) => Day[];
type Rule = readonly [name: string, days: Days, isMajor: boolean];

const weekdayOf = (day: Day) => asDate(day).getUTCDay();
const [SUNDAY, MONDAY, SATURDAY] = [0, 1, 6];

/** A date, and the weekday on which offices observe it if it's on a weekend. */
const fixed =
  (date: string, shift: (weekday: number) => number): Days =>
  (year) => {
    const day = `${String(year)}-${date}`;
    const moved = shift(weekdayOf(day));
    return moved === 0 ? [day] : [day, addDays(day, moved)];
  };
const inUnitedStates = (date: string) =>
  fixed(date, (weekday) => (weekday === SATURDAY ? -1 : weekday === SUNDAY ? 1 : 0));
const inCanada = (date: string) =>
  fixed(date, (weekday) => (weekday === SATURDAY ? 2 : weekday === SUNDAY ? 1 : 0));
/** The weekday after the one on which Christmas is observed. */
const boxingDay = fixed('12-26', (weekday) =>
  weekday === SATURDAY || weekday === SUNDAY ? 2 : weekday === MONDAY ? 1 : 0,
);

/** The nth weekday (0 is Sunday) of a month, counted from its first day. */
const nth =
  (count: number, weekday: number, month: string): Days =>
  (year) => {
    const first = `${String(year)}-${month}-01`;
    return [addDays(first, ((weekday - weekdayOf(first) + 7) % 7) + (count - 1) * 7)];
  };

/** The last Monday on or before a day. */
const mondayBy =
  (date: string): Days =>
  (year) => {
    const last = `${String(year)}-${date}`;
    return [addDays(last, -((weekdayOf(last) + 6) % 7))];
  };

/** Easter Sunday, by the Gregorian computus. */
function easter(year: number): Day {
  const [golden, century] = [year % 19, Math.floor(year / 100)];
  const leap = Math.floor(century / 4);
  const shift = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - leap - shift + 15) % 30;
  const rest = (32 + 2 * (century % 4) + 2 * Math.floor((year % 100) / 4) - epact - (year % 4)) % 7;
  const fix = Math.floor((golden + 11 * epact + 22 * rest) / 451);
  const days = epact + rest - 7 * fix + 114;
  return new Date(Date.UTC(year, Math.floor(days / 31) - 1, (days % 31) + 1))
    .toISOString()
    .slice(0, 10);
}

const UNITED_STATES: readonly Rule[] = [
  ['New Year’s Day', inUnitedStates('01-01'), true],
  ['Martin Luther King Jr. Day', nth(3, 1, '01'), false],
  ['Presidents’ Day', nth(3, 1, '02'), false],
  ['Memorial Day', mondayBy('05-31'), true],
  ['Juneteenth', inUnitedStates('06-19'), false],
  ['Independence Day', inUnitedStates('07-04'), true],
  ['Labor Day', nth(1, 1, '09'), true],
  ['Columbus Day', nth(2, 1, '10'), false],
  ['Veterans Day', inUnitedStates('11-11'), false],
  ['Thanksgiving', nth(4, 4, '11'), true],
  ['Christmas', inUnitedStates('12-25'), true],
];

const CANADA: readonly Rule[] = [
  ['New Year’s Day', inCanada('01-01'), true],
  ['Good Friday', (year) => [addDays(easter(year), -2)], true],
  ['Easter Monday', (year) => [addDays(easter(year), 1)], false],
  ['Victoria Day', mondayBy('05-24'), true],
  ['Canada Day', inCanada('07-01'), true],
  ['Labour Day', nth(1, 1, '09'), true],
  ['Truth and Reconciliation Day', inCanada('09-30'), false],
  ['Thanksgiving', nth(2, 1, '10'), true],
  ['Remembrance Day', inCanada('11-11'), false],
  ['Christmas', inCanada('12-25'), true],
  ['Boxing Day', boxingDay, true],
];

/**
 * The federal holidays of a year in the country of a state or province, in order: on their own dates, and on the
 * weekday on which they are observed.
 */
export function holidaysOf(year: number, jurisdiction: string): Holiday[] {
  const isProvince = CANADIAN_PROVINCES.some(([code]) => code === jurisdiction);
  return (isProvince ? CANADA : UNITED_STATES)
    .flatMap(([name, days, isMajor]) => days(year).map((day) => ({ day, name, isMajor })))
    .sort((a, b) => a.day.localeCompare(b.day));
}

/** The holiday on a day in a state or province; `null` if it isn't one. */
export function holidayOn(day: Day, jurisdiction: string): Holiday | null {
  const year = Number(day.slice(0, 4));
  // New Year's Day can be observed on December 31.
  return (
    [year, year + 1]
      .flatMap((of) => holidaysOf(of, jurisdiction))
      .find((holiday) => holiday.day === day) ?? null
  );
}
