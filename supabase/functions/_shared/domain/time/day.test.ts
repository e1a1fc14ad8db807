import { expect, it } from 'vitest';
import { addDays, dayOf, daysBetween, eachDay, isDay, startOfWeek } from './day.ts';

it.each([null, '', '2026-11', '2026-13-01', '2026-02-30', '20226-01-01', 'tomorrow'])(
  '%j is no day of the calendar',
  (text) => {
    expect(isDay(text)).toBe(false);
  },
);

it('a day is that of the given time zone', () => {
  expect(dayOf('2026-11-24T05:30:00Z', 'America/New_York')).toBe('2026-11-24');
  expect(dayOf('2026-11-24T05:30:00Z', 'America/Los_Angeles')).toBe('2026-11-23');
});

it('a day without a time zone is the local one', () => {
  expect(dayOf(new Date(2026, 10, 21, 23, 59))).toBe('2026-11-21');
  expect(dayOf(new Date(2027, 0, 1, 0, 0))).toBe('2027-01-01');
});

it.each([
  ['2026-11-30', 1, '2026-12-01'],
  ['2026-11-01', 1, '2026-11-02'], // A day of 25 hours.
  ['2028-03-01', -1, '2028-02-29'],
])('%s and %i days is %s', (day, count, result) => {
  expect(addDays(day, count)).toBe(result);
});

it('each day of a range is listed once across a change to standard time', () => {
  expect(eachDay({ from: '2026-10-30', to: '2026-11-02' })).toEqual([
    '2026-10-30',
    '2026-10-31',
    '2026-11-01',
    '2026-11-02',
  ]);
});

it.each([
  ['2026-11-22', '2026-11-16'],
  ['2026-11-23', '2026-11-23'],
  ['2026-12-01', '2026-11-30'],
])('the week of %s starts on Monday, %s', (day, monday) => {
  expect(startOfWeek(day)).toBe(monday);
});

it.each([
  ['2026-11-24', '2026-11-24', 0],
  ['2026-10-30', '2026-11-02', 3],
  ['2028-03-01', '2028-02-29', -1],
])('from %s to %s it is %i days', (from, to, count) => {
  expect(daysBetween(from, to)).toBe(count);
});
