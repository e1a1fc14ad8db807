import { expect, it } from 'vitest';
import { NEWEST_FIRST, rowsAfter } from './keyset';

it('a next page has older rows, and smaller ids for equal timestamps', () => {
  expect(rowsAfter({ value: '2026-11-21T08:42:00.123456+00:00', id: 'b7' }, NEWEST_FIRST)).toBe(
    'created_at.lt."2026-11-21T08:42:00.123456+00:00",' +
      'and(created_at.eq."2026-11-21T08:42:00.123456+00:00",id.lt."b7")',
  );
});

it('a keyset supports ascending order and quotes special characters', () => {
  const order = { column: 'name', isAscending: true };
  expect(rowsAfter({ value: 'O"Neil, \\ (Sons)', id: 'b7' }, order)).toBe(
    'name.gt."O\\"Neil, \\\\ (Sons)",and(name.eq."O\\"Neil, \\\\ (Sons)",id.gt."b7")',
  );
});
