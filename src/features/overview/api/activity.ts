import { queryOptions } from '@tanstack/react-query';
import { getSupabase } from '@/platform/supabase/client';
import { unwrap } from '@/platform/supabase/unwrap';
import { overviewKeys } from './keys';

const LATEST = 10;
/** More than one record usually has. */
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

/** Entries about a part of a record: deleting the part doesn't delete the record. */
const PARTS = '(role,permit,escort)';

/** Which of these records were deleted, according to the log. */
async function fetchDeleted(ids: string[]): Promise<Set<string>> {
  const deletions = unwrap(
    await getSupabase()
      .from('activity_log')
      .select('record_id')
      .in('record_id', ids)
      .eq('action', 'deleted')
      .not('subject', 'in', PARTS),
  );
  return new Set(deletions.map(({ record_id }) => record_id));
}

async function fetchActivity() {
  const entries = unwrap(await newestFirst().limit(LATEST));
  const deleted = await fetchDeleted([...new Set(entries.map(({ record_id }) => record_id))]);
  return entries.map((entry) => ({ ...entry, isDeleted: deleted.has(entry.record_id) }));
}

async function fetchRecordActivity(id: string) {
  return unwrap(await newestFirst().eq('record_id', id).limit(LATEST_OF_RECORD));
}

/** An entry of the activity log; `isDeleted` is set only in lists that link to records. */
export type Activity = Awaited<ReturnType<typeof fetchRecordActivity>>[number] & {
  isDeleted?: boolean;
};

/** The latest entries of the activity log, with actors and whether the record was deleted since. */
export function activityQueryOptions() {
  return queryOptions({
    queryKey: overviewKeys.activity(),
    queryFn: fetchActivity,
    refetchInterval: REFETCH_MS,
    networkMode: 'always',
  });
}

/** The activity of one record, newest first. */
export function recordActivityQueryOptions(id: string) {
  return queryOptions({
    queryKey: overviewKeys.recordActivity(id),
    queryFn: () => fetchRecordActivity(id),
    networkMode: 'always',
  });
}
