import { expect, it } from 'vitest';
import { literally, olderThan } from './admin-search';

it('searches for the text itself, whatever it means elsewhere', () => {
  expect(literally('100% (a_b), 9*11 \\')).toBe('***=100% (a_b), 9*11 \\');
});

it('asks for older rows, and for smaller ids at the same instant', () => {
  expect(olderThan({ created_at: '2026-11-21T08:42:00.123456+00:00', id: 'b7' })).toBe(
    'created_at.lt."2026-11-21T08:42:00.123456+00:00",' +
      'and(created_at.eq."2026-11-21T08:42:00.123456+00:00",id.lt."b7")',
  );
});
