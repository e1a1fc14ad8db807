import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { CsvColumn } from '@domain/text/write-csv';
import { getSupabase } from '@/platform/supabase/client';
import { unwrap } from '@/platform/supabase/unwrap';
import type { CsvSource } from '@/shared/console/export/csv-export';
import { addDays, dayOf } from '@domain/time/day';
import { OFFICE_ZONE } from '@domain/time/office-zone';
import { allRows, PAGED_LIST, type Cursor, type Page } from '@/shared/lib/page';
import type { Person } from '@/shared/lib/person-name';
import type { ActivityFilters } from '../model/activity-list-params';
import { ACTIVITY_COLUMNS, type Activity } from './activity';
import { overviewKeys } from './query-keys';

const PAGE_SIZE = 50;
const BATCH_SIZE = 1000;

/** An entry of the activity page. Its id is text, like in all lists. */
export type ActivityEntry = Omit<Activity, 'id' | 'isDeleted'> & {
  id: string;
  old_status: string | null;
};

function argsOf({ search, action, kind, period }: ActivityFilters) {
  return {
    ...(search !== '' && { _search: search }),
    ...(action !== 'all' && { _action: action }),
    ...(kind !== 'all' && { _subject: kind }),
    ...(period !== 'all' && { _from: addDays(dayOf(Date.now(), OFFICE_ZONE), 1 - Number(period)) }),
  };
}

async function fetchAfter(
  filters: ActivityFilters,
  cursor: Cursor | null,
  limit: number,
  signal: AbortSignal,
): Promise<ActivityEntry[]> {
  const before = cursor && { _before_at: String(cursor.value), _before_id: Number(cursor.id) };
  const args = { ...argsOf(filters), ...before, _limit: limit };
  const rows = unwrap(await getSupabase().rpc('activity_history', args).abortSignal(signal));
  return rows.map(({ id, actor, target, ...entry }) => ({
    ...entry,
    id: String(id),
    actor: actor as Person | null,
    target: target as Person | null,
  }));
}

const cursorOf = (last: ActivityEntry | undefined): Cursor | null =>
  last === undefined ? null : { value: last.created_at, id: last.id };

async function fetchHistory(
  filters: ActivityFilters,
  cursor: Cursor | null,
  signal: AbortSignal,
): Promise<Page<ActivityEntry>> {
  // One extra row shows whether there is a next page.
  const found = await fetchAfter(filters, cursor, PAGE_SIZE + 1, signal);
  const rows = found.slice(0, PAGE_SIZE);
  return { rows, next: found.length > PAGE_SIZE ? cursorOf(rows.at(-1)) : null };
}

/** Entries of the activity log that match the filters, newest first, paged. */
export function activityHistoryQueryOptions(filters: ActivityFilters) {
  return infiniteQueryOptions({
    ...PAGED_LIST,
    queryKey: overviewKeys.history(filters),
    queryFn: ({ pageParam, signal }) => fetchHistory(filters, pageParam, signal),
    select: allRows<ActivityEntry>,
  });
}

async function fetchEntry(id: string): Promise<ActivityEntry | null> {
  const query = getSupabase().from('activity_log').select(ACTIVITY_COLUMNS).eq('id', Number(id));
  const entry = unwrap(await query.maybeSingle());
  return entry && { ...entry, id };
}

/** One entry; `null` if it was deleted, two years after it was written. */
export function activityEntryQueryOptions(id: string) {
  return queryOptions({
    queryKey: overviewKeys.entry(id),
    queryFn: () => fetchEntry(id),
  });
}

/** All entries that match the filters, newest first. Each export is logged. */
export function activityCsv(
  columns: readonly CsvColumn<ActivityEntry>[],
  filters: ActivityFilters,
): CsvSource<ActivityEntry> {
  return {
    name: 'activity',
    columns,
    countRows: async () =>
      unwrap(await getSupabase().rpc('start_activity_export', argsOf(filters))),
    fetchRows: async (cursor, signal) => {
      const rows = await fetchAfter(filters, cursor, BATCH_SIZE, signal);
      // A project can lower the row limit per call, so only an empty batch marks the end.
      return { rows, next: cursorOf(rows.at(-1)) };
    },
  };
}
