import { fixDate } from '@tests/ui/fixed-date';
import { expect, it } from 'vitest';
import { formatLocalDate, formatLocalStamp, formatLocalTime } from './local-time';

fixDate();

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
