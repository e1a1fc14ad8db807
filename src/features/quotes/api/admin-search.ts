import type { AdminQuote } from './admin-quote-columns';

/** The last row of a page: the next page holds what is older. */
export type QuoteCursor = Pick<AdminQuote, 'created_at' | 'id'>;

/**
 * A pattern for `ilike` that finds the text as it stands. `%`, `_` and the backslash are escaped.
 * A star cannot be: PostgREST reads every `*` as `%`, so it becomes `_`, any one character.
 */
export function containsPattern(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&').replaceAll('*', '_')}%`;
}

/**
 * PostgREST's `or` for the rows after a cursor, newest first. The values are quoted: timestamps
 * hold characters with a meaning there.
 */
export function olderThan({ created_at, id }: QuoteCursor): string {
  return `created_at.lt."${created_at}",and(created_at.eq."${created_at}",id.lt."${id}")`;
}
