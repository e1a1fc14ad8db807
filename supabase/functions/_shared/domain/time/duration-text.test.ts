import { describe, expect, it } from 'vitest';
import { formatAge, formatMinutes, timeLeft } from './duration-text.ts';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const age = (ms: number) => formatAge(new Date(NOW - ms).toISOString(), NOW);

describe('formatAge', () => {
  it.each([
    [0, '0s'],
    [59_999, '59s'],
    [60_000, '1m'],
    [3_599_000, '59m'],
    [3_600_000, '1h'],
    [47 * 3_600_000, '47h'],
    [48 * 3_600_000, '2d'],
  ])('formats %i ms as %s', (ms, text) => {
    expect(age(ms)).toBe(text);
  });

  it('is never negative', () => {
    expect(age(-5_000)).toBe('0s');
  });
});

it.each([
  [78 * 3_600_000, '3 days 6 h left'],
  [25 * 3_600_000, '1 day 1 h left'],
  [125 * 60_000, '2 h 5 min left'],
  [59_000, 'Less than a minute left'],
  [0, ''],
])('the time left of %d ms is shown', (ms, text) => {
  expect(timeLeft(ms)).toBe(text);
});

it.each([
  [0, '0 min'],
  [45, '45 min'],
  [240, '4 h'],
  [690, '11 h 30 min'],
  [1620, '1 d 3 h'],
])('%i minutes are shown as %s', (minutes, text) => {
  expect(formatMinutes(minutes)).toBe(text);
});
