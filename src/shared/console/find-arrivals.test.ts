import { describe, expect, it } from 'vitest';
import { findArrivals } from './find-arrivals';

const quote = (id: string, status = 'new') => ({ id, status });
const known = new Set(['b', 'a']);

describe('findArrivals', () => {
  it('finds what stands above the list as it was', () => {
    const list = [quote('d'), quote('c'), quote('b'), quote('a')];
    expect(findArrivals(known, list)).toEqual(['d', 'c']);
  });

  it('does not take older pages for news', () => {
    expect(findArrivals(known, [quote('b'), quote('a'), quote('z')])).toEqual([]);
  });

  it('does not take a row for news that a filter let in', () => {
    expect(findArrivals(known, [quote('c', 'reviewed'), quote('b')])).toEqual([]);
  });

  it('finds the first quote of an empty list', () => {
    expect(findArrivals(new Set(), [quote('a')])).toEqual(['a']);
  });

  it('finds nothing when rows go, or come back', () => {
    expect(findArrivals(known, [quote('a')])).toEqual([]);
    expect(findArrivals(known, [quote('b'), quote('a')])).toEqual([]);
  });
});
