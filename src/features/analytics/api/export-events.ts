import { getSupabase } from '@/platform/supabase/client';
import { fetchBatch, NEWEST_FIRST } from '@/platform/supabase/keyset';
import { toAppError } from '@/platform/supabase/unwrap';
import type { CsvSource } from '@/shared/console/export/csv-export';
import { CSV_EVENT, EVENT_COLUMNS, type CsvEvent } from '../model/event-csv';

const events = () => getSupabase().from('analytics_events');

async function countEvents(signal: AbortSignal): Promise<number> {
  const { count, error, status } = await events()
    .select('id', { count: 'exact', head: true })
    .abortSignal(signal);
  if (error !== null || count === null) throw toAppError(error, status);
  return count;
}

/** All events, newest first. */
export const eventsCsv: CsvSource<CsvEvent> = {
  name: 'analytics',
  columns: EVENT_COLUMNS,
  countRows: countEvents,
  fetchRows: (cursor, signal) =>
    fetchBatch<CsvEvent>(events().select(CSV_EVENT), { order: NEWEST_FIRST, cursor, signal }),
};
