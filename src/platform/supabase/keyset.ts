import type { Cursor, Page } from '@/shared/lib/page';
import { unwrap } from './unwrap';

/** Sort order of a list, with the id as the tiebreaker. The column must not contain null. */
export interface KeysetOrder<Row> {
  column: keyof Row & string;
  isAscending: boolean;
}

/** The default order of a list. */
export const NEWEST_FIRST = { column: 'created_at', isAscending: false } as const;

/** The sorts of a list by date. */
export const NEWEST_OR_OLDEST = {
  newest: NEWEST_FIRST,
  oldest: { ...NEWEST_FIRST, isAscending: true },
} as const;

/** The part of supabase-js's query builder that paging needs. */
interface Pageable<Row> extends PromiseLike<
  | { data: Row[]; error: null; status: number }
  | { data: null; error: { message: string }; status: number }
> {
  or: (filters: string) => this;
  filter: (column: string, operator: 'gte' | 'lte', value: string | number) => this;
  order: (column: string, options: { ascending: boolean }) => this;
  limit: (count: number) => this;
  abortSignal: (signal: AbortSignal) => this;
}

interface PageRequest<Row> {
  order: KeysetOrder<Row>;
  /** Where the page starts; `null` for the first page. */
  cursor: Cursor | null;
  signal: AbortSignal;
  /** Rows per page. */
  size?: number;
}

/** More rows than a laptop screen shows. */
const PAGE_SIZE = 50;
const BATCH_SIZE = 1000;

/** Quotes a value, so that PostgREST reads its commas and parentheses literally. */
function quoted(value: string | number): string {
  return `"${String(value).replace(/["\\]/g, '\\$&')}"`;
}

/** PostgREST's `or` filter for the rows after a cursor. */
export function rowsAfter(
  { value, id }: Cursor,
  { column, isAscending }: { column: string; isAscending: boolean },
): string {
  const after = isAscending ? 'gt' : 'lt';
  return (
    `${column}.${after}.${quoted(value)},` +
    `and(${column}.eq.${quoted(value)},id.${after}.${quoted(id)})`
  );
}

/** Postgres can't start an index scan from `or` alone, so this adds a plain bound. */
function startAt<Query extends Pageable<Row>, Row>(
  query: Query,
  order: KeysetOrder<Row>,
  cursor: Cursor,
): Query {
  const bound = order.isAscending ? 'gte' : 'lte';
  return query.filter(order.column, bound, cursor.value).or(rowsAfter(cursor, order));
}

/**
 * Fetches one page of a filtered query by keyset: page 4,000 is as fast as page 1, and rows that
 * arrive between two pages don't shift them. Needs an index on `(column, id)`.
 *
 * @throws AppError
 */
export async function fetchPage<Row extends { id: string | number }>(
  query: Pageable<Row>,
  request: PageRequest<Row>,
): Promise<Page<Row>> {
  const { order, size = PAGE_SIZE } = request;
  // One extra row shows whether there is a next page.
  const found = await fetchAfter(query, request, size + 1);
  const rows = found.slice(0, size);
  return { rows, next: found.length > size ? cursorOf(rows.at(-1), order) : null };
}

/**
 * Fetches as many rows as one call returns, to read a whole table in batches. Projects can lower
 * that limit (default 1,000), so only an empty batch marks the end.
 *
 * @throws AppError
 */
export async function fetchBatch<Row extends { id: string | number }>(
  query: Pageable<Row>,
  request: Omit<PageRequest<Row>, 'size'>,
): Promise<Page<Row>> {
  const rows = await fetchAfter(query, request, BATCH_SIZE);
  return { rows, next: cursorOf(rows.at(-1), request.order) };
}

/** Both ways to read a filtered list, with its sorts by name: a page for the screen, a batch for an export. */
export function listReads<Row extends { id: string }, Filters extends { sort: string }>(
  query: (filters: Filters) => Pageable<Row>,
  orders: Readonly<Record<Filters['sort'], KeysetOrder<Row>>>,
) {
  const orderOf = ({ sort }: Filters) => orders[sort as Filters['sort']];
  return {
    fetchPage: (filters: Filters, cursor: Cursor | null, signal: AbortSignal) =>
      fetchPage<Row>(query(filters), { order: orderOf(filters), cursor, signal }),
    fetchBatch: (filters: Filters, cursor: Cursor | null, signal: AbortSignal) =>
      fetchBatch<Row>(query(filters), { order: orderOf(filters), cursor, signal }),
  };
}

async function fetchAfter<Row extends { id: string | number }>(
  query: Pageable<Row>,
  { order, cursor, signal }: PageRequest<Row>,
  limit: number,
): Promise<Row[]> {
  const after = cursor === null ? query : startAt(query, order, cursor);
  return unwrap(
    await after
      .order(order.column, { ascending: order.isAscending })
      .order('id', { ascending: order.isAscending })
      .limit(limit)
      .abortSignal(signal),
  );
}

function cursorOf<Row extends { id: string | number }>(
  last: Row | undefined,
  { column }: KeysetOrder<Row>,
): Cursor | null {
  return last === undefined ? null : { value: String(last[column]), id: String(last.id) };
}
