import { expect, it } from 'vitest';
import { formatLb, formatPounds } from './pounds.ts';

it('a weight is rounded to whole pounds', () => {
  expect(formatLb(72_199.6)).toBe('72,200 lb');
});

it('a missing weight is called not given', () => {
  expect(formatPounds(null)).toBe('Weight not given');
});
