import { expect, it } from 'vitest';
import { formatLb, formatPounds } from './pounds.ts';

it('rounds to whole pounds', () => {
  expect(formatLb(72_199.6)).toBe('72,200 lb');
});

it('says that a weight is not given', () => {
  expect(formatPounds(null)).toBe('Weight not given');
});
