import { describe, expect, it } from 'vitest';
import { findNewRows } from './find-new-rows';

const quote = (id: string, status = 'new') => ({ id, status });
const known = new Set(['b', 'a']);

describe('findNewRows', () => {
  it('finds rows added on top of the known ones', () => {
    const list = [quote('d'), quote('c'), quote('b'), quote('a')];
    expect(findNewRows(known, list)).toEqual(['d', 'c']);
  });

  it('ignores older pages', () => {
    expect(findNewRows(known, [quote('b'), quote('a'), quote('z')])).toEqual([]);
  });

  it('ignores rows that only a filter change added', () => {
    expect(findNewRows(known, [quote('c', 'reviewed'), quote('b')])).toEqual([]);
  });

  it('finds the first row of an empty list', () => {
    expect(findNewRows(new Set(), [quote('a')])).toEqual(['a']);
  });

  it('finds nothing when rows leave or return', () => {
    expect(findNewRows(known, [quote('a')])).toEqual([]);
    expect(findNewRows(known, [quote('b'), quote('a')])).toEqual([]);
  });
});
