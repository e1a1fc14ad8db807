import { expect, it } from 'vitest';
import { daysOf, doOverlap, formatSpan, type LoadTimes } from './load-days';

const times = (pickup_at: string | null, delivery_at: string | null): LoadTimes => ({
  pickup_at,
  pickup_time_zone: 'America/Denver',
  delivery_at,
  delivery_time_zone: 'America/Los_Angeles',
});

it.each([
  [times('2026-11-25T13:30:00Z', '2026-11-30T18:00:00Z'), '2026-11-25', '2026-11-30'],
  // 12:30 AM in Denver is still the day before in Elko.
  [times('2026-11-25T07:30:00Z', '2026-11-25T07:45:00Z'), '2026-11-25', '2026-11-25'],
  [times('2026-11-25T13:30:00Z', null), '2026-11-25', '2026-11-25'],
  [times(null, '2026-11-30T18:00:00Z'), '2026-11-30', '2026-11-30'],
])('%o takes from %s to %s', (load, from, to) => {
  expect(daysOf(load)).toEqual({ from, to });
});

it('a load without times has no days', () => {
  expect(daysOf(times(null, null))).toBeNull();
  expect(formatSpan(null)).toBe('Dates TBD');
});

it.each([
  ['2026-11-01', '2026-11-03', true],
  ['2026-11-03', '2026-11-03', true],
  ['2026-11-04', '2026-11-09', false],
  ['2026-10-01', '2026-10-31', false],
])('%s to %s and the first three of November share a day: %s', (from, to, expected) => {
  const november = { from: '2026-11-01', to: '2026-11-03' };
  expect(doOverlap(november, { from, to })).toBe(expected);
  expect(doOverlap({ from, to }, november)).toBe(expected);
});

it('a load without days overlaps nothing', () => {
  expect(doOverlap(null, { from: '2026-11-01', to: '2026-11-03' })).toBe(false);
});
