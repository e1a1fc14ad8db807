import { fixDate } from '@tests/ui/fixed-date';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  dayOf,
  eachDay,
  formatLongDay,
  formatMediumDay,
  formatMonthDay,
  formatShortDay,
  formatShortSpan,
  startOfWeek,
} from './day';

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
  ['2026-11-22', '2026-11-22'],
  ['2026-11-28', '2026-11-22'],
  ['2026-12-01', '2026-11-29'],
])('the week of %s starts on %s', (day, sunday) => {
  expect(startOfWeek(day)).toBe(sunday);
});

describe('in 2026', () => {
  fixDate();

  it('days of this year are shown without the year, and other days with it', () => {
    expect(formatMediumDay('2026-11-24')).toBe('Tue, Nov 24');
    expect(formatMediumDay('2027-11-24')).toBe('Wed, Nov 24, 2027');
    expect(formatLongDay('2025-12-31')).toBe('Wednesday, December 31, 2025');
    expect(formatShortDay('2026-12-31')).toBe('Dec 31');
    expect(formatShortDay('2027-01-01')).toBe('Jan 1, 2027');
    expect(formatMonthDay('2027-01-01')).toBe('Jan 1');
  });

  it.each([
    ['2026-11-24', '2026-11-24', 'Nov 24'],
    ['2026-11-24', '2026-11-26', 'Nov 24–26'],
    ['2026-11-30', '2026-12-02', 'Nov 30–Dec 2'],
    ['2027-11-24', '2027-11-26', 'Nov 24–26, 2027'],
    ['2027-11-30', '2027-12-02', 'Nov 30–Dec 2, 2027'],
    ['2026-12-30', '2027-01-02', 'Dec 30, 2026–Jan 2, 2027'],
    ['2026-11-24', '2027-11-26', 'Nov 24, 2026–Nov 26, 2027'],
  ])('the days %s to %s are shown as %s', (from, to, text) => {
    expect(formatShortSpan({ from, to })).toBe(text);
  });
});
