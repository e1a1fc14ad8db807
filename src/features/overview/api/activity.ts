import { queryOptions } from '@tanstack/react-query';
import { getSupabase } from '@/platform/supabase/client';
import { unwrap } from '@/platform/supabase/unwrap';
import { overviewKeys } from './keys';

const LATEST = 10;
const REFETCH_MS = 30_000;

async function fetchActivity() {
  return unwrap(
    await getSupabase()
      .from('activity_log')
      .select(
        'id, created_at, action, subject, label, new_status, actor:profiles (first_name, last_name, email)',
      )
      .order('created_at', { ascending: false })
      .order('id', { ascending: false })
      .limit(LATEST),
  );
}

export type Activity = Awaited<ReturnType<typeof fetchActivity>>[number];

/** The latest entries of the activity log, with who did it. */
export function activityQueryOptions() {
  return queryOptions({
    queryKey: overviewKeys.activity(),
    queryFn: fetchActivity,
    refetchInterval: REFETCH_MS,
    networkMode: 'always',
  });
}
