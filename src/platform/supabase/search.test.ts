import { expect, it } from 'vitest';
import { containing, literally } from './search';

it('matches special characters literally', () => {
  expect(literally('100% (a_b), 9*11 \\')).toBe('***=100% (a_b), 9*11 \\');
  expect(containing('100% (A_b), 9*11 \\')).toEqual(['like', '%100\\% (a\\_b), 9_11 \\\\%']);
});

it('uses ilike for non-ASCII text', () => {
  expect(containing('QUÉBEC')).toEqual(['ilike', '%QUÉBEC%']);
});
