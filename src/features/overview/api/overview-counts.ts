import { queryOptions } from '@tanstack/react-query';
import { getSupabase } from '@/platform/supabase/client';
import { unwrap } from '@/platform/supabase/unwrap';
import { overviewKeys } from './keys';

const REFETCH_MS = 60_000;

async function fetchCounts() {
  return unwrap(await getSupabase().rpc('admin_dashboard').single());
}

export type OverviewCounts = Awaited<ReturnType<typeof fetchCounts>>;

/**
 * In one call: the dashboard's six figures, as `board` the dispatcher's ten numbers, and as `expiring_papers` the
 * pilot cars' papers that expire.
 */
export function overviewCountsQueryOptions() {
  return queryOptions({
    queryKey: overviewKeys.counts(),
    queryFn: fetchCounts,
    // Several of the ten numbers change with the clock alone.
    refetchInterval: REFETCH_MS,
    networkMode: 'always',
  });
}
