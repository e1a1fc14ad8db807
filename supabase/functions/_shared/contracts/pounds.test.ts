import { expect, it } from 'vitest';
import { formatLb, formatPounds } from './pounds.ts';

it.each([0, 7, 999, 1_000, 72_200, 148_000, 1_234_567, 72_199.6, -1_500])(
  'groups the digits of %d as toLocaleString does',
  (pounds) => {
    const text = Math.round(pounds).toLocaleString('en-US');
    expect(formatLb(pounds)).toBe(`${text} lb`);
  },
);

it('says that a weight is not given', () => {
  expect(formatPounds(null)).toBe('Weight not given');
});
