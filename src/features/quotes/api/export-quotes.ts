import type { CsvColumn } from '@contracts/write-csv';
import { fetchBatch } from '@/platform/supabase/keyset';
import type { CsvSource } from '@/shared/console/export/csv-export';
import { totalOf } from '@/shared/console/list/list-filter';
import type { QuoteFilters } from '../model/quote-list-params';
import type { AdminQuote } from './admin-quote-columns';
import { fetchCounts } from './admin-quote-counts';
import { filteredQuotes, ORDERS } from './admin-quotes';

/**
 * All quotes that match the filters, in the list's order; `assigneeId` is whose quotes _Mine_
 * shows.
 */
export function quotesCsv(
  columns: readonly CsvColumn<AdminQuote>[],
  filters: QuoteFilters,
  assigneeId: string | null,
): CsvSource<AdminQuote> {
  return {
    name: 'quotes',
    columns,
    countRows: async () => totalOf(await fetchCounts(filters.search, assigneeId), filters.status),
    fetchRows: (cursor, signal) =>
      fetchBatch<AdminQuote>(filteredQuotes(filters), {
        order: ORDERS[filters.sort],
        cursor,
        signal,
      }),
  };
}
