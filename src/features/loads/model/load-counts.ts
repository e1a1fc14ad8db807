import { LOAD_STATUSES, type LoadStatus } from '@contracts/load';

/** How many loads a status filter finds. */
export function totalOf(counts: Record<LoadStatus, number>, status: LoadStatus | 'all'): number {
  if (status !== 'all') return counts[status];
  return LOAD_STATUSES.reduce((sum, each) => sum + counts[each], 0);
}
