import { expect, it } from 'vitest';
import { totalOf } from './list-filter';

it('reads the count of one value', () => {
  expect(totalOf({ new: 2, handled: 3 }, 'handled')).toBe(3);
});

it('adds up the counts for all', () => {
  expect(totalOf({ new: 2, handled: 3 }, 'all')).toBe(5);
});

it('keeps a total the server counted, where records have several values', () => {
  expect(totalOf({ admin: 2, driver: 2, all: 3 }, 'all')).toBe(3);
});
