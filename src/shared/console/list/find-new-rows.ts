/** What must be known of a record to tell whether it has just come in. */
export interface Listed {
  id: string;
  /** Only what is `new` counts as news; records without a status always do. */
  status?: string;
}

/**
 * Ids of the new records that came in on top of a list, newest first, since it was last looked at.
 * It compares lists and not messages: what came in while the line was down counts too. Older pages
 * and rows a filter lets in stand below what is `known`.
 */
export function findNewRows(known: ReadonlySet<string>, list: readonly Listed[]): string[] {
  const firstKnown = list.findIndex(({ id }) => known.has(id));
  const top = firstKnown === -1 ? list : list.slice(0, firstKnown);
  return top.filter(({ status = 'new' }) => status === 'new').map(({ id }) => id);
}
