import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  formatDate,
  formatDateTime,
  formatDay,
  formatFullMoment,
  formatLocalDate,
  formatLocalStamp,
  formatLocalTime,
  formatLongMoment,
  formatMoment,
  formatMonth,
  formatRecentTime,
  formatTime,
} from './moment-text.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-28T12:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

const MOMENT = '2026-11-21T13:42:00Z';
const OHIO = 'America/New_York';
const CHICAGO = 'America/Chicago';

/** Newer ICU data has a narrow no-break space before AM. */
const plain = (text: string) => text.replace(/\s/g, ' ');

describe('dates in a given time zone', () => {
  it.each([
    ['formatDate', formatDate, 'Nov 21, 2026'],
    ['formatDay', formatDay, 'Nov 21'],
    ['formatTime', formatTime, '8:42 AM'],
    ['formatDateTime', formatDateTime, 'Nov 21, 2026, 8:42 AM'],
  ])('%s', (_name, format, expected) => {
    expect(plain(format(MOMENT, OHIO))).toBe(expected);
  });

  it('have another year than today’s', () => {
    expect(formatDay('2025-11-21T13:42:00Z', OHIO)).toBe('Nov 21, 2025');
  });

  it('follow the calendar day of the time zone', () => {
    expect(formatDay('2026-11-21T02:00:00Z', OHIO)).toBe('Nov 20');
  });
});

it('a local time is shown with its zone', () => {
  const pickup = '2026-11-24T05:30:00Z';
  expect(formatLocalTime(pickup, 'America/Denver')).toBe('10:30 PM MST');
  expect(formatLocalDate(pickup, 'America/Denver')).toBe('Mon, Nov 23');
  expect(formatLocalTime('2026-07-04T16:00:00Z', 'America/New_York')).toBe('12:00 PM EDT');
});

it('a local time in a spreadsheet has the year first, 24 hours and its zone', () => {
  expect(formatLocalStamp('2026-11-24T05:30:00Z', 'America/Denver')).toBe('2026-11-23 22:30 MST');
  expect(formatLocalStamp('2026-07-04T04:05:00Z', 'America/New_York')).toBe('2026-07-04 00:05 EDT');
  expect(formatLocalStamp(null, 'America/Denver')).toBeNull();
});

it('a moment has its zone, and the year if it isn’t this year’s', () => {
  expect(plain(formatMoment('2026-12-02T19:35:00Z', CHICAGO))).toBe('Wed, Dec 2, 1:35 PM CST');
  expect(plain(formatMoment('2027-12-02T19:35:00Z', CHICAGO))).toBe(
    'Thu, Dec 2, 2027, 1:35 PM CST',
  );
  expect(formatFullMoment('2026-12-02T19:35:00Z', CHICAGO)).toBe('Wed, Dec 2, 2026, 1:35 PM CST');
  expect(plain(formatLongMoment('2026-12-02T19:35:00Z', CHICAGO))).toBe(
    'Wednesday, December 2 at 1:35 PM CST',
  );
});

it('a recent time has its day if that isn’t today', () => {
  const now = new Date(2026, 10, 28, 12);
  expect(plain(formatRecentTime(new Date(2026, 10, 28, 7, 41), now))).toBe('7:41 AM');
  expect(plain(formatRecentTime(new Date(2026, 10, 21, 7, 41), now))).toBe('Nov 21, 7:41 AM');
});

it.each([
  ['2026-03-01T02:00:00Z', 'America/New_York', 'February 2026'],
  ['2026-03-01T02:00:00Z', 'Europe/Berlin', 'March 2026'],
  ['2025-12-31T23:30:00Z', 'Asia/Tokyo', 'January 2026'],
  ['2026-03-31T23:59:59.999Z', 'UTC', 'March 2026'],
])('the month of %s in %s is %s', (moment, timeZone, month) => {
  expect(formatMonth(moment, 'en-US', timeZone)).toBe(month);
});

it('a month is in the reader’s language', () => {
  expect(formatMonth('2026-03-15T12:00:00Z', 'fr-CA', 'UTC')).toBe('mars 2026');
});
