import { queryOptions } from '@tanstack/react-query';
import { getSupabase } from '@/platform/supabase/client';
import { unwrap } from '@/platform/supabase/unwrap';
import type { Person } from '@/shared/lib/person-name';
import { overviewKeys } from './query-keys';

const LATEST = 10;
/** More than one record usually has. */
const LATEST_OF_RECORD = 50;
const REFETCH_MS = 30_000;
/** Columns of an entry, with the people it names. */
export const ACTIVITY_COLUMNS =
  'id, created_at, action, subject, record_id, label, detail, old_status, new_status, actor:profiles!actor_id (first_name, last_name, email), target:profiles!target_id (first_name, last_name, email)';

const newestFirst = () =>
  getSupabase()
    .from('activity_log')
    .select(ACTIVITY_COLUMNS)
    .order('created_at', { ascending: false })
    .order('id', { ascending: false });

async function fetchActivity(): Promise<Activity[]> {
  const entries = unwrap(await getSupabase().rpc('latest_activity', { _limit: LATEST }));
  return entries.map(({ is_deleted, actor, target, ...entry }) => ({
    ...entry,
    actor: actor as Person | null,
    target: target as Person | null,
    isDeleted: is_deleted,
  }));
}

async function fetchRecordActivity(id: string) {
  return unwrap(await newestFirst().eq('record_id', id).limit(LATEST_OF_RECORD));
}

/** An entry of the activity log; `isDeleted` is set only in lists that link to records. */
export type Activity = Omit<
  Awaited<ReturnType<typeof fetchRecordActivity>>[number],
  'old_status'
> & {
  isDeleted?: boolean;
};

/** The latest entries of the activity log, with actors and whether the record was deleted since. */
export function activityQueryOptions() {
  return queryOptions({
    queryKey: overviewKeys.activity(),
    queryFn: fetchActivity,
    refetchInterval: REFETCH_MS,
  });
}

/** The activity of one record, newest first. */
export function recordActivityQueryOptions(id: string) {
  return queryOptions({
    queryKey: overviewKeys.recordActivity(id),
    queryFn: () => fetchRecordActivity(id),
  });
}
