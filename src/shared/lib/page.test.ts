import { expect, it } from 'vitest';
import { allRows } from './page';

const page = (...rows: { id: string; status?: string }[]) => ({ rows, next: null });

it('a row that moved to a later page is listed once, as last read', () => {
  const pages = [
    page({ id: 'a' }, { id: 'b', status: 'new' }),
    page({ id: 'c' }, { id: 'b', status: 'sent' }),
  ];
  expect(allRows({ pages, pageParams: [] })).toEqual([
    { id: 'a' },
    { id: 'c' },
    { id: 'b', status: 'sent' },
  ]);
});
