import { queryOptions } from '@tanstack/react-query';
import { getSupabase } from '@/platform/supabase/client';
import { unwrap } from '@/platform/supabase/unwrap';
import { fetchBatch, NEWEST_FIRST } from '@/platform/supabase/keyset';
import type { CsvSource } from '@/shared/console/export/csv-export';
import type { Person } from '@/shared/lib/person-name';
import { describeActivity } from '../model/describe-activity';
import { overviewKeys } from './keys';

const LATEST = 10;
/** More than one record usually has. */
const LATEST_OF_RECORD = 50;
const REFETCH_MS = 30_000;
const COLUMNS =
  'id, created_at, action, subject, record_id, label, detail, new_status, actor:profiles!actor_id (first_name, last_name, email), target:profiles!target_id (first_name, last_name, email)';

const newestFirst = () =>
  getSupabase()
    .from('activity_log')
    .select(COLUMNS)
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

async function startExport(): Promise<number> {
  return unwrap(await getSupabase().rpc('start_activity_export'));
}

/** The whole activity log, newest first. Each export is logged. */
export const ACTIVITY_CSV: CsvSource<Activity> = {
  name: 'activity',
  columns: [
    { header: 'When', value: ({ created_at }) => created_at },
    { header: 'Who', value: ({ actor }) => actor?.email ?? null },
    { header: 'What', value: describeActivity },
    { header: 'Record', value: ({ label }) => label },
    { header: 'Record ID', value: ({ record_id }) => record_id },
  ],
  countRows: startExport,
  fetchRows: (cursor, signal) =>
    fetchBatch<Activity>(getSupabase().from('activity_log').select(COLUMNS), {
      order: NEWEST_FIRST,
      cursor,
      signal,
    }),
};
