import { queryOptions } from '@tanstack/react-query';
import { getSupabase } from '@/platform/supabase/client';
import { unwrap } from '@/platform/supabase/unwrap';
import { overviewKeys } from './keys';

const LATEST = 10;
/** More than happens to one record. */
const LATEST_OF_RECORD = 50;
const REFETCH_MS = 30_000;
const COLUMNS =
  'id, created_at, action, subject, label, new_status, actor:profiles!actor_id (first_name, last_name, email), target:profiles!target_id (first_name, last_name, email)';

const newestFirst = () =>
  getSupabase()
    .from('activity_log')
    .select(COLUMNS)
    .order('created_at', { ascending: false })
    .order('id', { ascending: false });

async function fetchActivity() {
  return unwrap(await newestFirst().limit(LATEST));
}

async function fetchRecordActivity(id: string) {
  return unwrap(await newestFirst().eq('record_id', id).limit(LATEST_OF_RECORD));
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

/** What happened to one record, newest first. */
export function recordActivityQueryOptions(id: string) {
  return queryOptions({
    queryKey: overviewKeys.recordActivity(id),
    queryFn: () => fetchRecordActivity(id),
    networkMode: 'always',
  });
}
