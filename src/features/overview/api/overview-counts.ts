import { queryOptions } from '@tanstack/react-query';
import { getSupabase } from '@/platform/supabase/client';
import { unwrap } from '@/platform/supabase/unwrap';
import { overviewKeys } from './query-keys';

const REFETCH_MS = 60_000;

async function fetchCounts() {
  return unwrap(await getSupabase().rpc('admin_dashboard').single());
}

export type OverviewCounts = Awaited<ReturnType<typeof fetchCounts>>;

/**
 * In one call: the dashboard's six figures, the dispatcher's ten numbers (`board`), and pilot cars' papers
 * that expire soon or just did (`expiring_papers`).
 */
export function overviewCountsQueryOptions() {
  return queryOptions({
    queryKey: overviewKeys.counts(),
    queryFn: fetchCounts,
    // Several of the ten numbers change as time passes, without any write.
    refetchInterval: REFETCH_MS,
  });
}
