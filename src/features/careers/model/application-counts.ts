import type { ApplicationFilters } from './application-list-params';
import type { ApplicationStatus } from './application-status';

/** How many applications there are of each status. */
export type ApplicationCounts = Record<ApplicationStatus, number>;

/** How many a status filter takes. */
export function totalOf(counts: ApplicationCounts, status: ApplicationFilters['status']): number {
  if (status !== 'all') return counts[status];
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}
