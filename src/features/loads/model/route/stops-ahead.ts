import type { LoadStatus } from '@domain/load-status';

interface Stop {
  id: string;
  sequence: number;
  arrived_at: string | null;
}

/**
 * Ids of the stops that the truck hasn't reached. It has passed every stop before one it arrived at, and in
 * transit also the first pickup, whether or not someone reported the arrival.
 */
export function stopsAhead(stops: readonly Stop[], status: LoadStatus): ReadonlySet<string> {
  const inOrder = [...stops].sort((a, b) => a.sequence - b.sequence);
  const reached = inOrder.findLastIndex(({ arrived_at }) => arrived_at !== null);
  const first = Math.max(reached + 1, status === 'in_transit' ? 1 : 0);
  return new Set(inOrder.slice(first).map(({ id }) => id));
}
