import { keepPreviousData, type InfiniteData } from '@tanstack/react-query';

/** The last row of a page: its sort value, and its id as the tiebreaker. */
export interface Cursor {
  value: string | number;
  id: string;
}

/** One page of a list. */
export interface Page<Row> {
  rows: Row[];
  /** Where the next page starts; `null` on the last page. */
  next: Cursor | null;
}

/** A paged list in react-query's cache. */
export type Pages<Row> = InfiniteData<Page<Row>, Cursor | null>;

/**
 * All rows loaded so far. A row that moved from one page to another between two requests appears where it was
 * read last. Use it as `select`, which must be a stable function.
 */
export function allRows<Row extends { id: string }>({ pages }: Pages<Row>): Row[] {
  const rows = pages.flatMap((page) => page.rows);
  const newest = new Map(rows.map((row) => [row.id, row]));
  return rows.filter((row) => newest.get(row.id) === row);
}

/** Options of every paged list; spread them into `infiniteQueryOptions`. */
export const PAGED_LIST = {
  initialPageParam: null as Cursor | null,
  getNextPageParam: ({ next }: { next: Cursor | null }) => next,
  placeholderData: keepPreviousData,
} as const;
