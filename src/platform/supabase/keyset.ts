import type { Cursor, Page } from '@/shared/lib/page';
import { unwrap } from './unwrap';

/** How a list is sorted; rows equal there are sorted by id. The column must not hold null. */
export interface KeysetOrder<Row> {
  column: keyof Row & string;
  isAscending: boolean;
}

/** The usual order of a list. */
export const NEWEST_FIRST = { column: 'created_at', isAscending: false } as const;

/** The part of a supabase-js query a page is made with. */
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
  /** Where the page begins; `null` for the first. */
  cursor: Cursor | null;
  signal: AbortSignal;
  /** Rows of a page. */
  size?: number;
}

/** More than a laptop shows at once. */
const PAGE_SIZE = 50;
const BATCH_SIZE = 1000;

/** In double quotes a value may hold what has a meaning in PostgREST's `or`. */
function quoted(value: string | number): string {
  return `"${String(value).replace(/["\\]/g, '\\$&')}"`;
}

/** PostgREST's `or` for the rows after a cursor. */
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

/** An `or` alone is no place to start in an index: its first bound is asked for as well. */
function startAt<Query extends Pageable<Row>, Row>(
  query: Query,
  order: KeysetOrder<Row>,
  cursor: Cursor,
): Query {
  const bound = order.isAscending ? 'gte' : 'lte';
  return query.filter(order.column, bound, cursor.value).or(rowsAfter(cursor, order));
}

/**
 * Fetches a page of a filtered query by keyset: page 4,000 costs what the first costs, and a row
 * that comes in meanwhile shifts nothing. Wants an index on `(column, id)`.
 *
 * @throws AppError
 */
export async function fetchPage<Row extends { id: string | number }>(
  query: Pageable<Row>,
  request: PageRequest<Row>,
): Promise<Page<Row>> {
  const { order, size = PAGE_SIZE } = request;
  // One more than is shown tells whether there is a next page.
  const found = await fetchAfter(query, request, size + 1);
  const rows = found.slice(0, size);
  return { rows, next: found.length > size ? cursorOf(rows.at(-1), order) : null };
}

/**
 * Fetches as many rows as one call gives, to go through all of them. What that is the project
 * decides (1,000 unless set otherwise), so that only an empty batch is the end.
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
