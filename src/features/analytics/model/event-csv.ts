import type { CsvColumn } from '@domain/text/write-csv';
import { eventProperty } from './event-property';

/** Columns the export reads. */
export const CSV_EVENT = 'id, created_at, event_name, visitor_id, site_id, properties';

export interface CsvEvent {
  id: number;
  created_at: string;
  event_name: string;
  visitor_id: string | null;
  site_id: string;
  properties: unknown;
}

/** Columns of the CSV file. */
export const EVENT_COLUMNS: readonly CsvColumn<CsvEvent>[] = [
  { header: 'Date', value: ({ created_at }) => created_at },
  { header: 'Event', value: ({ event_name }) => event_name },
  { header: 'Visitor ID', value: ({ visitor_id }) => visitor_id },
  { header: 'Site ID', value: ({ site_id }) => site_id },
  { header: 'Page URL', value: (event) => eventProperty(event, 'page_url') },
  { header: 'Properties', value: ({ properties }) => JSON.stringify(properties) },
];
