import { expect, it } from 'vitest';
import { formatDuration } from './duration';

it.each([
  [-5, '0s'],
  [40_000, '40s'],
  [59_499, '59s'],
  [60_000, '1m'],
  [80_000, '1m 20s'],
  [3_600_000, '1h'],
  [7_500_000, '2h 5m'],
  [90_000_000, '25h'],
])('a duration of %d ms is shown as %s', (ms, text) => {
  expect(formatDuration(ms)).toBe(text);
});
