import { expect, it } from 'vitest';
import { countOf } from './counts.ts';

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
