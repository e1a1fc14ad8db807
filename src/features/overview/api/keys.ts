/** Query keys of the console's dashboard. */
export const overviewKeys = {
  all: ['overview'] as const,
  counts: () => [...overviewKeys.all, 'counts'] as const,
  unread: () => [...overviewKeys.all, 'unread'] as const,
  activity: () => [...overviewKeys.all, 'activity'] as const,
  recordActivity: (id: string) => [...overviewKeys.activity(), id] as const,
};
