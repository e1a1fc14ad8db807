import { queryOptions } from '@tanstack/react-query';
import { getSupabase } from '@/platform/supabase/client';
import { unwrap } from '@/platform/supabase/unwrap';
import { analyticsKeys } from './query-keys';

/** Number of recent events. */
const LATEST = 10;
const REFETCH_MS = 15_000;

async function fetchLatest() {
  return unwrap(
    await getSupabase()
      .from('analytics_events')
      .select('id, created_at, event_name, visitor_id, page_url:properties->>page_url')
      .order('created_at', { ascending: false })
      .order('id', { ascending: false })
      .limit(LATEST),
  );
}

export type LatestEvent = Awaited<ReturnType<typeof fetchLatest>>[number];

/** The latest events. */
export function latestEventsQueryOptions() {
  return queryOptions({
    queryKey: analyticsKeys.latest(),
    queryFn: fetchLatest,
    refetchInterval: REFETCH_MS,
  });
}
