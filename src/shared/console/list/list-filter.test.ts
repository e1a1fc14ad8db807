import { expect, it } from 'vitest';
import { totalOf } from './list-filter';

it('the count of one value is read', () => {
  expect(totalOf({ new: 2, handled: 3 }, 'handled')).toBe(3);
});

it('the counts are added up for all', () => {
  expect(totalOf({ new: 2, handled: 3 }, 'all')).toBe(5);
});

it('a total the server counted stays, where records have several values', () => {
  expect(totalOf({ admin: 2, driver: 2, all: 3 }, 'all')).toBe(3);
});
