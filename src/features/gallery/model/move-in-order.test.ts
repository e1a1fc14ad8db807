import { expect, it } from 'vitest';
import { moveInOrder } from './move-in-order';

it.each([
  ['a', 'after', 'c', 'bcad'],
  ['d', 'before', 'a', 'dabc'],
  ['b', 'before', 'd', 'acbd'],
  ['b', 'after', 'b', 'abcd'],
  ['x', 'after', 'b', 'abcd'],
  ['b', 'after', 'x', 'abcd'],
] as const)('%s %s %s is %s', (id, side, target, order) => {
  expect(moveInOrder(['a', 'b', 'c', 'd'], id, side, target).join('')).toBe(order);
});
