import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  formatFullDay,
  formatLongDay,
  formatMediumDay,
  formatMonthDay,
  formatPartialDay,
  formatShortDay,
  formatShortSpan,
  relativeDay,
} from './day-text.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-28T12:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

it('days are shown without their year, and those of another year with it', () => {
  expect(formatMediumDay('2026-11-24')).toBe('Tue, Nov 24');
  expect(formatMediumDay('2027-11-24')).toBe('Wed, Nov 24, 2027');
  expect(formatLongDay('2025-12-31')).toBe('Wednesday, December 31, 2025');
  expect(formatShortDay('2026-12-31')).toBe('Dec 31');
  expect(formatShortDay('2027-01-01')).toBe('Jan 1, 2027');
  expect(formatMonthDay('2027-01-01')).toBe('Jan 1');
  expect(formatFullDay('2026-12-26')).toBe('Dec 26, 2026');
  expect(formatFullDay('2026-12-26', 'short')).toBe('Sat, Dec 26, 2026');
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

it.each([
  ['2026-12-01', 'Today, Tue, Dec 1'],
  ['2026-12-02', 'Tomorrow, Wed, Dec 2'],
  ['2026-12-03', 'Thu, Dec 3'],
])('on December 1, %s is shown as %s', (day, text) => {
  expect(relativeDay(day, '2026-12-01')).toBe(text);
});

it.each([
  ['2015-02-03', 'Feb 3, 2015'],
  ['2015-02', 'Feb 2015'],
  ['2015', '2015'],
  [null, 'Undated'],
])('the date %s of a rule is shown as %s', (date, text) => {
  expect(formatPartialDay(date)).toBe(text);
});
