import { describe, expect, it } from 'vitest';
import { readQuoteFilters, SEARCH_MAX, writeQuoteFilters } from './admin-filters';

const read = (query: string) => readQuoteFilters(new URLSearchParams(query));

describe('readQuoteFilters', () => {
  it('reads an empty address as everything', () => {
    expect(read('')).toEqual({ search: '', status: 'all' });
  });

  it('reads search and status', () => {
    expect(read('q=%20Lima%2C%20OH%20&status=archived')).toEqual({
      search: 'Lima, OH',
      status: 'archived',
    });
  });

  it('ignores a status it does not know', () => {
    expect(read('status=deleted').status).toBe('all');
  });

  it('keeps control characters from the database', () => {
    expect(read('q=a%00b%0Ac').search).toBe('a b c');
  });

  it('does not cut a character in two', () => {
    expect(read(`q=${'🚚'.repeat(101)}`).search).toBe('🚚'.repeat(SEARCH_MAX));
  });

  it('cuts a search nobody typed', () => {
    expect(read(`q=${'x'.repeat(5_000)}`).search).toHaveLength(SEARCH_MAX);
  });
});

describe('writeQuoteFilters', () => {
  it('keeps what does not belong to it and drops what is empty', () => {
    const before = new URLSearchParams('quote=7&q=old&status=new');
    const after = writeQuoteFilters(before, { search: '  ', status: 'all' });
    expect(after.toString()).toBe('quote=7');
    expect(before.get('q')).toBe('old');
  });

  it.each(['100%', 'a,b', '(x)', '"quoted"', 'and & = ? + #', 'Québec ✓'])(
    'brings %s back unchanged',
    (search) => {
      const written = writeQuoteFilters(new URLSearchParams(), { search, status: 'new' });
      expect(read(written.toString())).toEqual({ search, status: 'new' });
    },
  );
});
