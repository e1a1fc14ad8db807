import { getSupabase } from '@/platform/supabase/client';
import type { Tables } from '@/platform/supabase/database.types';
import { fetchBatch, NEWEST_FIRST } from '@/platform/supabase/keyset';
import { toAppError } from '@/platform/supabase/unwrap';
import type { CsvSource } from '@/shared/console/csv-export';
import { eventProperty } from '../model/event-property';

type EventRow = Pick<
  Tables<'analytics_events'>,
  'id' | 'created_at' | 'event_name' | 'visitor_id' | 'site_id' | 'properties'
>;

const events = () => getSupabase().from('analytics_events');

async function countEvents(signal: AbortSignal): Promise<number> {
  const { count, error, status } = await events()
    .select('id', { count: 'exact', head: true })
    .abortSignal(signal);
  if (error !== null || count === null) throw toAppError(error, status);
  return count;
}

/** Every event there is, newest first, in the columns of specification 2, section 9. */
export const eventsCsv: CsvSource<EventRow> = {
  name: 'analytics',
  columns: [
    { header: 'Date', value: ({ created_at }) => created_at },
    { header: 'Event', value: ({ event_name }) => event_name },
    { header: 'Visitor ID', value: ({ visitor_id }) => visitor_id },
    { header: 'Site ID', value: ({ site_id }) => site_id },
    { header: 'Page URL', value: (event) => eventProperty(event, 'page_url') },
    { header: 'Properties', value: ({ properties }) => JSON.stringify(properties) },
  ],
  countRows: countEvents,
  fetchRows: (cursor, signal) =>
    fetchBatch<EventRow>(
      events().select('id, created_at, event_name, visitor_id, site_id, properties'),
      { order: NEWEST_FIRST, cursor, signal },
    ),
};
