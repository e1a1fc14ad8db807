import { queryOptions } from '@tanstack/react-query';
import { getSupabase } from '@/platform/supabase/client';
import { unwrap } from '@/platform/supabase/unwrap';
import { overviewKeys } from './keys';

async function fetchCounts() {
  return unwrap(await getSupabase().rpc('admin_counts').single());
}

export type OverviewCounts = Awaited<ReturnType<typeof fetchCounts>>;

/** The dashboard's six figures, counted in SQL in one call. */
export function overviewCountsQueryOptions() {
  return queryOptions({
    queryKey: overviewKeys.counts(),
    queryFn: fetchCounts,
    networkMode: 'always',
  });
}
