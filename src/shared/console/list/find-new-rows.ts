/** The fields by which the list tells whether a row is new. */
export interface Listed {
  id: string;
  /** Only `new` records count as new rows; records without a status always do. */
  status?: string;
}

/**
 * Ids of the rows that arrived on top of a list, newest first. It compares lists instead of
 * counting change messages, so rows that arrived while the connection was down count too. Older
 * pages, and rows a filter lets in, appear below the rows that are `known`.
 */
export function findNewRows(known: ReadonlySet<string>, list: readonly Listed[]): string[] {
  const firstKnown = list.findIndex(({ id }) => known.has(id));
  const top = firstKnown === -1 ? list : list.slice(0, firstKnown);
  return top.filter(({ status = 'new' }) => status === 'new').map(({ id }) => id);
}
