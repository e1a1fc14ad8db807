import { expect, it } from 'vitest';
import { countOf, formatCount } from './counts.ts';

it.each([0, 7, 999, 1_000, 72_200, 148_000, 1_234_567, 72_199.6, -1_500])(
  'the digits of %d are grouped as toLocaleString does',
  (count) => {
    expect(formatCount(count)).toBe(Math.round(count).toLocaleString('en-US'));
  },
);

it.each([
  [0, '0 axles'],
  [1, '1 axle'],
  [1_200, '1,200 axles'],
])('only one has the singular: %d', (count, text) => {
  expect(countOf(count, 'axle')).toBe(text);
});

it('an irregular plural is accepted', () => {
  expect(countOf(2, 'match', 'matches')).toBe('2 matches');
});
