import { describe, expect, it } from 'vitest';
import { isNarrowed, readFilters, SEARCH_MAX, withoutFilters, writeFilters } from './list-params';

const ADDRESS = {
  open: 'quote',
  choices: { status: ['new', 'archived'] },
  sorts: ['newest', 'oldest'],
} as const;
const EVERYTHING = { search: '', status: 'all', sort: 'newest' } as const;

const read = (query: string) => readFilters(ADDRESS, new URLSearchParams(query));

describe('readFilters', () => {
  it('reads an empty URL as no filters', () => {
    expect(read('')).toEqual(EVERYTHING);
  });

  it('reads search, filter and sort', () => {
    expect(read('q=%20Lima%2C%20OH%20&status=archived&sort=oldest')).toEqual({
      search: 'Lima, OH',
      status: 'archived',
      sort: 'oldest',
    });
  });

  it('ignores unknown values', () => {
    expect(read('status=deleted&sort=id')).toEqual(EVERYTHING);
  });

  it('removes control characters', () => {
    expect(read('q=a%00b%0Ac').search).toBe('a b c');
  });

  it('a long search is never cut inside a character', () => {
    expect(read(`q=${'🚚'.repeat(101)}`).search).toBe('🚚'.repeat(SEARCH_MAX));
  });

  it('cuts a search that is too long', () => {
    expect(read(`q=${'x'.repeat(5_000)}`).search).toHaveLength(SEARCH_MAX);
  });
});

describe('writeFilters', () => {
  it('keeps other parameters and leaves out defaults', () => {
    const before = new URLSearchParams('quote=7&q=old&status=new&sort=oldest');
    const after = writeFilters(ADDRESS, before, { ...EVERYTHING, search: '  ' });
    expect(after.toString()).toBe('quote=7');
    expect(before.get('q')).toBe('old');
  });

  it.each(['100%', 'a,b', '(x)', '"quoted"', 'and & = ? + #', 'Québec ✓'])(
    'brings %s back unchanged',
    (search) => {
      const filters = { search, status: 'new', sort: 'oldest' } as const;
      const written = writeFilters(ADDRESS, new URLSearchParams(), filters);
      expect(read(written.toString())).toEqual(filters);
    },
  );
});

it('active filters are detected and cleared', () => {
  expect(isNarrowed({ ...EVERYTHING, sort: 'oldest' })).toBe(false);
  expect(isNarrowed({ ...EVERYTHING, status: 'new' })).toBe(true);
  expect(isNarrowed({ ...EVERYTHING, search: 'Lima' })).toBe(true);
  expect(withoutFilters(ADDRESS, { search: 'x', status: 'new', sort: 'oldest' })).toEqual({
    ...EVERYTHING,
    sort: 'oldest',
  });
});
