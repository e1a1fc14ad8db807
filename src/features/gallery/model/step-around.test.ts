import { expect, test } from 'vitest';
import { stepAround } from './step-around';

test('the ends of the list meet', () => {
  expect(stepAround(0, 1, 3)).toBe(1);
  expect(stepAround(2, 1, 3)).toBe(0);
  expect(stepAround(0, -1, 3)).toBe(2);
  expect(stepAround(0, 1, 1)).toBe(0);
});
