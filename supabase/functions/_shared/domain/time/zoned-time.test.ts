import { expect, it } from 'vitest';
import { fromLocalTime, toLocalTime } from './zoned-time.ts';

it.each([
  ['2026-11-24T06:30', 'America/Denver', '2026-11-24T13:30:00.000Z'],
  ['2026-07-04T00:00', 'America/New_York', '2026-07-04T04:00:00.000Z'],
  ['2026-07-04T12:00', 'America/Phoenix', '2026-07-04T19:00:00.000Z'],
  ['2026-12-31T23:59', 'America/Los_Angeles', '2027-01-01T07:59:00.000Z'],
  ['2026-01-15T08:00', 'America/St_Johns', '2026-01-15T11:30:00.000Z'],
  // The evening before and the morning after a daylight saving change.
  ['2026-03-07T23:30', 'America/New_York', '2026-03-08T04:30:00.000Z'],
  ['2026-03-08T06:00', 'America/New_York', '2026-03-08T10:00:00.000Z'],
  ['2026-11-01T06:00', 'America/New_York', '2026-11-01T11:00:00.000Z'],
])('%s in %s is %s', (local, zone, iso) => {
  expect(fromLocalTime(local, zone)).toBe(iso);
  expect(toLocalTime(iso, zone)).toBe(local);
});

it('the first of two equal hours in fall is used', () => {
  expect(fromLocalTime('2026-11-01T01:30', 'America/Chicago')).toBe('2026-11-01T06:30:00.000Z');
});

it('a skipped spring hour moves forward', () => {
  const iso = fromLocalTime('2026-03-08T02:30', 'America/Denver');
  expect(toLocalTime(iso, 'America/Denver')).toBe('2026-03-08T03:30');
});

it.each(['', 'tomorrow', '2026-11-24', '2026-11-24T25:00'])('the time %j is rejected', (text) => {
  expect(() => fromLocalTime(text, 'America/Denver')).toThrow(RangeError);
});
