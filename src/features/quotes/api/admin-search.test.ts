import { describe, expect, it } from 'vitest';
import { containsPattern, olderThan } from './admin-search';

describe('containsPattern', () => {
  it.each([
    ['reyes', '%reyes%'],
    ['100%', '%100\\%%'],
    ['a_b', '%a\\_b%'],
    ['C:\\x', '%C:\\\\x%'],
    ['9*11', '%9_11%'],
    ['Lima, OH (yard) "B"', '%Lima, OH (yard) "B"%'],
  ])('turns %s into %s', (text, pattern) => {
    expect(containsPattern(text)).toBe(pattern);
  });
});

it('asks for older rows, and for smaller ids at the same instant', () => {
  expect(olderThan({ created_at: '2026-11-21T08:42:00.123456+00:00', id: 'b7' })).toBe(
    'created_at.lt."2026-11-21T08:42:00.123456+00:00",' +
      'and(created_at.eq."2026-11-21T08:42:00.123456+00:00",id.lt."b7")',
  );
});
