import { describe, expect, it } from 'vitest';
import { findArrivals } from './admin-arrivals';

const quote = (id: string, minute: number, status = 'new') => ({
  id,
  status,
  created_at: `2026-11-21T08:${String(minute).padStart(2, '0')}:00+00:00`,
});

describe('findArrivals', () => {
  const before = [quote('b', 20), quote('a', 10)];

  it('finds what is newer than the list was', () => {
    expect(findArrivals(before, [quote('d', 31), quote('c', 30), ...before])).toEqual(['d', 'c']);
  });

  it('does not take older pages for news', () => {
    expect(findArrivals(before, [...before, quote('z', 5)])).toEqual([]);
  });

  it('does not take a row for news that a filter let in', () => {
    expect(findArrivals(before, [quote('c', 30, 'reviewed'), ...before])).toEqual([]);
  });

  it('finds the first quote of an empty list', () => {
    expect(findArrivals([], [quote('a', 10)])).toEqual(['a']);
  });

  it('finds nothing when rows go', () => {
    expect(findArrivals(before, [quote('a', 10)])).toEqual([]);
  });
});
