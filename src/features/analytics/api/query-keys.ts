import type { Period } from '../model/period';

/** Query keys of /admin/analytics. */
export const analyticsKeys = {
  all: ['analytics'] as const,
  totals: (period: Period) => [...analyticsKeys.all, 'totals', period] as const,
  visitors: (period: Period) => [...analyticsKeys.all, 'visitors', period] as const,
  series: (period: Period) => [...analyticsKeys.all, 'series', period] as const,
  funnel: (period: Period) => [...analyticsKeys.all, 'funnel', period] as const,
  top: (kind: string, limit: number, period: Period) =>
    [...analyticsKeys.all, 'top', kind, limit, period] as const,
  history: (filters: object) => [...analyticsKeys.all, 'history', filters] as const,
  event: (id: string) => [...analyticsKeys.all, 'event', id] as const,
  latest: () => [...analyticsKeys.all, 'latest'] as const,
};
