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

const PAGE_SIZE = 25;

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

/**
 * Fetches a page of a filtered query by keyset: page 4,000 costs what the first costs, and a row
 * that comes in meanwhile shifts nothing. Wants an index on `(column, id)`.
 *
 * @throws AppError
 */
export async function fetchPage<Row extends { id: string }>(
  query: Pageable<Row>,
  { order, cursor, signal, size = PAGE_SIZE }: PageRequest<Row>,
): Promise<Page<Row>> {
  const after = cursor === null ? query : query.or(rowsAfter(cursor, order));
  const found = unwrap(
    await after
      .order(order.column, { ascending: order.isAscending })
      .order('id', { ascending: order.isAscending })
      // One more than is shown tells whether there is a next page.
      .limit(size + 1)
      .abortSignal(signal),
  );
  const rows = found.slice(0, size);
  const last = rows.at(-1);
  const hasNext = found.length > size && last !== undefined;
  return { rows, next: hasNext ? { value: String(last[order.column]), id: last.id } : null };
}
