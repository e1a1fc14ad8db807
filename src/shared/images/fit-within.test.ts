import { expect, test } from 'vitest';
import { fitWithin } from './fit-within';

test.each([
  [{ width: 4000, height: 3000 }, 1600, { width: 1600, height: 1200 }],
  [{ width: 3000, height: 4000 }, 600, { width: 450, height: 600 }],
  [{ width: 500, height: 300 }, 600, { width: 500, height: 300 }],
  [{ width: 9000, height: 2 }, 600, { width: 600, height: 1 }],
])('a size of %o is scaled to fit %s: %o', (size, maxSide, expected) => {
  expect(fitWithin(size, maxSide)).toEqual(expected);
});
