import { ExportCsvButton } from '@/shared/console/export/export-csv-button';
import { useListParams } from '@/shared/console/list/use-list-params';
import { quoteInbox } from '../../api/quote-inbox';
import { QUOTE_LIST_PARAMS } from '../../model/quote-list-params';
import { QUOTE_LIST_COLUMNS } from './quote-list-columns';
import { useQuoteFilters } from './use-quote-filters';

/** Saves all quotes that match the list's filters as a CSV file. */
export function ExportQuotesButton() {
  const filters = useQuoteFilters(useListParams(QUOTE_LIST_PARAMS).filters);
  return <ExportCsvButton source={quoteInbox.csvSource(QUOTE_LIST_COLUMNS.csv, filters)} />;
}
