import { expect, it } from 'vitest';
import { readDay, readPartialDay } from './read-day.ts';

it.each([
  ['2026', '2026'],
  ['2026-11', '2026-11'],
  ['2026-11-22', '2026-11-22'],
  ['11/22/2026', '2026-11-22'],
  ['1/2026', '2026-01'],
  ['Nov 22, 2026', '2026-11-22'],
  ['november 2026', '2026-11'],
  ['Sept. 3 2026', '2026-09-03'],
  ['2/30/2026', null],
  ['13/2026', null],
  ['2026-2', null],
  ['Smarch 2026', null],
  ['1066', null],
  ['', null],
])('the date %s is read as %s', (text, date) => {
  expect(readPartialDay(text)).toBe(date);
});

it.each([
  ['2026-12-08', '2026-12-08'],
  ['12/8', '2026-12-08'],
  ['12/8/27', '2027-12-08'],
  ['Dec 8, 2026', '2026-12-08'],
  ['1/5', '2027-01-05'],
  ['2/30', null],
  ['soon', null],
  ['', null],
])('the day %j is read on November 30, 2026 as %s', (text, day) => {
  expect(readDay(text, '2026-11-30')).toBe(day);
});
