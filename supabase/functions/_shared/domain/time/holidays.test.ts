import { expect, it } from 'vitest';
import { holidayOn, holidaysOf } from './holidays.ts';

it('lists the federal holidays of the United States and Canada', () => {
  const days = (state: string) =>
    holidaysOf(2026, state).map(({ day, name }) => `${day.slice(5)} ${name}`);
  expect(days('OH')).toEqual([
    '01-01 New Year’s Day',
    '01-19 Martin Luther King Jr. Day',
    '02-16 Presidents’ Day',
    '05-25 Memorial Day',
    '06-19 Juneteenth',
    '07-03 Independence Day',
    '07-04 Independence Day',
    '09-07 Labor Day',
    '10-12 Columbus Day',
    '11-11 Veterans Day',
    '11-26 Thanksgiving',
    '12-25 Christmas',
  ]);
  expect(days('AB')).toEqual([
    '01-01 New Year’s Day',
    '04-03 Good Friday',
    '04-06 Easter Monday',
    '05-18 Victoria Day',
    '07-01 Canada Day',
    '09-07 Labour Day',
    '09-30 Truth and Reconciliation Day',
    '10-12 Thanksgiving',
    '11-11 Remembrance Day',
    '12-25 Christmas',
    '12-26 Boxing Day',
    '12-28 Boxing Day',
  ]);
});

it('finds the holiday on a day', () => {
  expect(holidayOn('2027-12-31', 'OH')?.name).toBe('New Year’s Day');
  expect(holidayOn('2027-03-26', 'ON')?.name).toBe('Good Friday');
  expect(holidayOn('2027-03-26', 'MI')).toBeNull();
  expect(holidayOn('2026-11-26', 'WA')?.isMajor).toBe(true);
});
