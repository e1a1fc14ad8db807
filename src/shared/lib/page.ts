import { keepPreviousData, type InfiniteData } from '@tanstack/react-query';

/** The last row of a page: the value it is sorted by, and the id that settles what is equal. */
export interface Cursor {
  value: string | number;
  id: string;
}

/** A part of a list that is fetched page by page. */
export interface Page<Row> {
  rows: Row[];
  /** Where the next page begins; `null` at the end of the list. */
  next: Cursor | null;
}

/** A list as react-query keeps it. */
export type Pages<Row> = InfiniteData<Page<Row>, Cursor | null>;

/** All rows fetched so far. A `select` must be the same function on every render: this one is. */
export function allRows<Row>({ pages }: Pages<Row>): Row[] {
  return pages.flatMap(({ rows }) => rows);
}

/** What the options of every paged list have in common; spread them into `infiniteQueryOptions`. */
export const PAGED_LIST = {
  initialPageParam: null as Cursor | null,
  getNextPageParam: ({ next }: { next: Cursor | null }) => next,
  placeholderData: keepPreviousData,
  // Offline the list must say so; paused it would show bars for ever.
  networkMode: 'always',
  refetchOnReconnect: true,
} as const;
