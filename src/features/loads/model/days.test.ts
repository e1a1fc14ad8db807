import { expect, it } from 'vitest';
import { addDays, dayOf, formatDay, isDay, startOfWeek } from './days';

it('uses the day in the given time zone', () => {
  expect(dayOf('2026-11-24T05:30:00Z', 'America/New_York')).toBe('2026-11-24');
  expect(dayOf('2026-11-24T05:30:00Z', 'America/Los_Angeles')).toBe('2026-11-23');
});

it.each([
  ['2026-11-30', 1, '2026-12-01'],
  ['2026-11-01', 1, '2026-11-02'], // A day of 25 hours.
  ['2028-03-01', -1, '2028-02-29'],
])('%s and %i days is %s', (day, count, result) => {
  expect(addDays(day, count)).toBe(result);
});

it.each([
  ['2026-11-22', '2026-11-22'],
  ['2026-11-28', '2026-11-22'],
  ['2026-12-01', '2026-11-29'],
])('the week of %s starts on %s', (day, sunday) => {
  expect(startOfWeek(day)).toBe(sunday);
});

it('formats days', () => {
  expect(formatDay('2026-11-24')).toBe('Tue, Nov 24');
});

it.each([null, '', '2026-11', '2026-13-01', 'tomorrow'])('rejects %j', (text) => {
  expect(isDay(text)).toBe(false);
});
