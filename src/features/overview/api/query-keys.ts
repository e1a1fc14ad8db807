import type { ActivityFilters } from '../model/activity-list-params';

/** Query keys of the console's dashboard. */
export const overviewKeys = {
  all: ['overview'] as const,
  counts: () => [...overviewKeys.all, 'counts'] as const,
  unread: () => [...overviewKeys.all, 'unread'] as const,
  activity: () => [...overviewKeys.all, 'activity'] as const,
  history: (filters: ActivityFilters) => [...overviewKeys.activity(), 'history', filters] as const,
  entry: (id: string) => [...overviewKeys.activity(), 'entry', id] as const,
  recordActivity: (id: string) => [...overviewKeys.activity(), id] as const,
};
