import { expect, test } from 'vitest';
import { wrapIndex } from './wrap-index';

test('an index wraps around at both ends', () => {
  expect(wrapIndex(0, 1, 3)).toBe(1);
  expect(wrapIndex(2, 1, 3)).toBe(0);
  expect(wrapIndex(0, -1, 3)).toBe(2);
  expect(wrapIndex(0, 1, 1)).toBe(0);
});
