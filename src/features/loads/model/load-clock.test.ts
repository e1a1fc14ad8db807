import { expect, it } from 'vitest';
import { LOAD_TIME_ZONES } from '@contracts/load';
import { formatClock, formatDate, ZONE_NAMES } from './load-clock';

it('says the time of the place, and whose time it is', () => {
  const pickup = '2026-11-24T05:30:00Z';
  expect(formatClock(pickup, 'America/Denver')).toBe('10:30 PM MST');
  expect(formatDate(pickup, 'America/Denver')).toBe('Mon, Nov 23');
  expect(formatClock('2026-07-04T16:00:00Z', 'America/New_York')).toBe('12:00 PM EDT');
});

it('has a name for every clock', () => {
  expect(LOAD_TIME_ZONES.map((zone) => ZONE_NAMES[zone]).every(Boolean)).toBe(true);
});
