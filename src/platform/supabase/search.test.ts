import { expect, it } from 'vitest';
import { containing } from './search';

it('special characters match literally', () => {
  expect(containing('100% (A_b), 9*11 \\')).toEqual(['like', '%100\\% (a\\_b), 9_11 \\\\%']);
});
