import type { AdminQuote } from './admin-quote-columns';

/** The last row of a page: the next page holds what is older. */
export type QuoteCursor = Pick<AdminQuote, 'created_at' | 'id'>;

/**
 * A pattern for `imatch` that finds the text as it stands: after Postgres' director `***=` nothing
 * has a meaning of its own. `ilike` will not do: PostgREST reads every `*` in it as `%`.
 */
export function literally(text: string): string {
  return `***=${text}`;
}

/**
 * PostgREST's `or` for the rows after a cursor, newest first. The values are quoted: timestamps
 * hold characters with a meaning there.
 */
export function olderThan({ created_at, id }: QuoteCursor): string {
  return `created_at.lt."${created_at}",and(created_at.eq."${created_at}",id.lt."${id}")`;
}
