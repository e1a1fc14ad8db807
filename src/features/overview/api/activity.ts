import { queryOptions } from '@tanstack/react-query';
import { getSupabase } from '@/platform/supabase/client';
import { unwrap } from '@/platform/supabase/unwrap';
import { overviewKeys } from './keys';

const LATEST = 10;
/** More than happens to one record. */
const LATEST_OF_RECORD = 50;
const REFETCH_MS = 30_000;
const COLUMNS =
  'id, created_at, action, subject, record_id, label, new_status, actor:profiles!actor_id (first_name, last_name, email), target:profiles!target_id (first_name, last_name, email)';

const newestFirst = () =>
  getSupabase()
    .from('activity_log')
    .select(COLUMNS)
    .order('created_at', { ascending: false })
    .order('id', { ascending: false });

/** The records that were deleted since, as the log knows. A role that was taken leaves its user. */
async function fetchDeleted(ids: string[]): Promise<Set<string>> {
  const deletions = unwrap(
    await getSupabase()
      .from('activity_log')
      .select('record_id')
      .in('record_id', ids)
      .eq('action', 'deleted')
      .neq('subject', 'role'),
  );
  return new Set(deletions.map(({ record_id }) => record_id));
}

async function fetchActivity() {
  const entries = unwrap(await newestFirst().limit(LATEST));
  const deleted = await fetchDeleted([...new Set(entries.map(({ record_id }) => record_id))]);
  return entries.map((entry) => ({ ...entry, isGone: deleted.has(entry.record_id) }));
}

async function fetchRecordActivity(id: string) {
  return unwrap(await newestFirst().eq('record_id', id).limit(LATEST_OF_RECORD));
}

/** An entry of the log; `isGone` is known where the list leads to its records. */
export type Activity = Awaited<ReturnType<typeof fetchRecordActivity>>[number] & {
  isGone?: boolean;
};

/** The latest entries of the activity log, with who did it and whether the record is still there. */
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
