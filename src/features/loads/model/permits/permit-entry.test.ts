import { expect, it } from 'vitest';
import { readDay } from './permit-entry';

it.each([
  ['2026-12-08', '2026-12-08'],
  ['12/8', '2026-12-08'],
  ['12/8/27', '2027-12-08'],
  ['Dec 8, 2026', '2026-12-08'],
  ['1/5', '2027-01-05'],
  ['2/30', null],
  ['soon', null],
  ['', null],
])('reads %j on November 30, 2026 as %s', (text, day) => {
  expect(readDay(text, '2026-11-30')).toBe(day);
});
