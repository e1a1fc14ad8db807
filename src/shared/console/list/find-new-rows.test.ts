import { describe, expect, it } from 'vitest';
import { findNewRows } from './find-new-rows';

const quote = (id: string, status = 'new') => ({ id, status });
const known = new Set(['b', 'a']);

describe('findArrivals', () => {
  it('finds what stands above the list as it was', () => {
    const list = [quote('d'), quote('c'), quote('b'), quote('a')];
    expect(findNewRows(known, list)).toEqual(['d', 'c']);
  });

  it('does not take older pages for news', () => {
    expect(findNewRows(known, [quote('b'), quote('a'), quote('z')])).toEqual([]);
  });

  it('does not take a row for news that a filter let in', () => {
    expect(findNewRows(known, [quote('c', 'reviewed'), quote('b')])).toEqual([]);
  });

  it('finds the first quote of an empty list', () => {
    expect(findNewRows(new Set(), [quote('a')])).toEqual(['a']);
  });

  it('finds nothing when rows go, or come back', () => {
    expect(findNewRows(known, [quote('a')])).toEqual([]);
    expect(findNewRows(known, [quote('b'), quote('a')])).toEqual([]);
  });
});
