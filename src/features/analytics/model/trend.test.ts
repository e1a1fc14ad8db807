import { expect, it } from 'vitest';
import { describeTrend } from './trend';

it.each([
  [112, 100, '+12% vs. previous 30 days'],
  [50, 100, '−50% vs. previous 30 days'],
  [12_345, 1, '+1,234,400% vs. previous 30 days'],
  [100, 100, 'Same as the previous 30 days'],
  [1001, 1000, 'Same as the previous 30 days'],
  [0, 100, '−100% vs. previous 30 days'],
  [5, 0, 'None in the previous 30 days'],
])('the trend compares %d with %d', (count, before, text) => {
  expect(describeTrend(count, before, '30 days')).toBe(text);
});
