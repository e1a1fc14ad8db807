/** What must be known of a quote to tell whether it has just come in. */
interface Dated {
  id: string;
  created_at: string;
  status: string;
}

/**
 * Ids of the new quotes in `after` that came in since `before`, two states of one list, newest
 * first. It compares lists and not messages: what came in while the line was down counts too.
 */
export function findArrivals(before: readonly Dated[], after: readonly Dated[]): string[] {
  const known = new Set(before.map(({ id }) => id));
  const newest = before[0] === undefined ? -Infinity : Date.parse(before[0].created_at);
  return after
    .filter(
      ({ id, status, created_at }) =>
        status === 'new' && !known.has(id) && Date.parse(created_at) >= newest,
    )
    .map(({ id }) => id);
}
