import { fetchBatch } from '@/platform/supabase/keyset';
import type { CsvColumn } from '@/shared/lib/csv';
import type { CsvSource } from '@/shared/console/export/csv-export';
import { personName } from '@/shared/lib/person-name';
import type { QuoteFilters } from '../model/quote-list-params';
import { fetchCounts, totalOf } from './admin-quote-counts';
import type { AdminQuote } from './admin-quote-columns';
import { filteredQuotes, ORDERS } from './admin-quotes';

/** 0 is "not given": no figure. */
const feet = (value: number) => (value === 0 ? null : value);

const COLUMNS: readonly CsvColumn<AdminQuote>[] = [
  { header: 'Reference', value: ({ reference }) => reference },
  { header: 'Received', value: ({ created_at }) => created_at },
  { header: 'Status', value: ({ status }) => status },
  { header: 'Assigned to', value: ({ assignee }) => personName(assignee) },
  { header: 'Customer', value: ({ customer_name }) => customer_name },
  { header: 'Email', value: ({ email }) => email },
  { header: 'Phone', value: ({ phone }) => phone },
  { header: 'Origin', value: ({ origin }) => origin },
  { header: 'Destination', value: ({ destination }) => destination },
  { header: 'Equipment', value: ({ equipment }) => equipment },
  { header: 'Length (ft)', value: ({ length }) => feet(length) },
  { header: 'Width (ft)', value: ({ width }) => feet(width) },
  { header: 'Height (ft)', value: ({ height }) => feet(height) },
  { header: 'Notes', value: ({ notes }) => notes },
];

/** Every quote the filters let in, in the order of the list; `assigneeId` says who _Mine_ means. */
export function quotesCsv(filters: QuoteFilters, assigneeId: string | null): CsvSource<AdminQuote> {
  return {
    name: 'quotes',
    columns: COLUMNS,
    countRows: async () => totalOf(await fetchCounts(filters.search, assigneeId), filters.status),
    fetchRows: (cursor, signal) =>
      fetchBatch<AdminQuote>(filteredQuotes(filters), {
        order: ORDERS[filters.sort],
        cursor,
        signal,
      }),
  };
}
