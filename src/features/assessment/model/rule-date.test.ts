import { expect, it } from 'vitest';
import { readRuleDate } from './rule-date';

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
  expect(readRuleDate(text)).toBe(date);
});
