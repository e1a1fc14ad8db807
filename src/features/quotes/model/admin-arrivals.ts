/** What must be known of a quote to tell whether it has just come in. */
interface Listed {
  id: string;
  status: string;
}

/**
 * Ids of the new quotes that came in on top of a list, newest first, since it was last looked at.
 * It compares lists and not messages: what came in while the line was down counts too. Older pages
 * and rows a filter lets in stand below what is `known`.
 */
export function findArrivals(known: ReadonlySet<string>, list: readonly Listed[]): string[] {
  const firstKnown = list.findIndex(({ id }) => known.has(id));
  const top = firstKnown === -1 ? list : list.slice(0, firstKnown);
  return top.filter(({ status }) => status === 'new').map(({ id }) => id);
}
