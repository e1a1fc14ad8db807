import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { getSupabase } from '@/platform/supabase/client';
import { unwrap } from '@/platform/supabase/unwrap';
import type { Period } from '../model/period';
import { analyticsKeys } from './query-keys';

/** Kinds with a count per label (migrations: analytics_days). */
export type CountedKind = 'event' | 'page' | 'referrer' | 'device';

const REFETCH_MS = 60_000;
/** 'always', so an offline page shows an error instead of loading forever. */
const LIVE = {
  refetchInterval: REFETCH_MS,
  placeholderData: keepPreviousData,
} as const;

const args = ({ from, to }: Period) => ({ _from: from, _to: to });

async function fetchTotals(period: Period) {
  return unwrap(await getSupabase().rpc('analytics_totals', args(period)).single());
}

async function fetchVisitors(period: Period) {
  return unwrap(await getSupabase().rpc('analytics_visitors', args(period)).single());
}

async function fetchSeries(period: Period) {
  return unwrap(await getSupabase().rpc('analytics_series', args(period)));
}

async function fetchFunnel(period: Period) {
  return unwrap(await getSupabase().rpc('analytics_funnel', args(period)));
}

async function fetchTop(kind: CountedKind, limit: number, period: Period) {
  return unwrap(
    await getSupabase().rpc('analytics_top', { _kind: kind, _limit: limit, ...args(period) }),
  );
}

export type Totals = Awaited<ReturnType<typeof fetchTotals>>;
export type SeriesDay = Awaited<ReturnType<typeof fetchSeries>>[number];

/** Events, page views, consents, visitors and filtered events of a period. */
export function totalsQueryOptions(period: Period) {
  return queryOptions({
    ...LIVE,
    queryKey: analyticsKeys.totals(period),
    queryFn: () => fetchTotals(period),
  });
}

/** Unique visitors of a past period; `visitors` is null unless all its days are known. */
export function visitorsQueryOptions(period: Period) {
  return queryOptions({
    ...LIVE,
    queryKey: analyticsKeys.visitors(period),
    queryFn: () => fetchVisitors(period),
  });
}

/** Visitors and page views per day of a period. */
export function seriesQueryOptions(period: Period) {
  return queryOptions({
    ...LIVE,
    queryKey: analyticsKeys.series(period),
    queryFn: () => fetchSeries(period),
  });
}

/** The number of visitors who took each step toward a quote. */
export function funnelQueryOptions(period: Period) {
  return queryOptions({
    ...LIVE,
    queryKey: analyticsKeys.funnel(period),
    queryFn: () => fetchFunnel(period),
  });
}

/** The most frequent labels of a kind. */
export function topQueryOptions(kind: CountedKind, limit: number, period: Period) {
  return queryOptions({
    ...LIVE,
    queryKey: analyticsKeys.top(kind, limit, period),
    queryFn: () => fetchTop(kind, limit, period),
  });
}
