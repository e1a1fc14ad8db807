import { ExportCsvButton } from '@/shared/console/export/export-csv-button';
import { useListParams } from '@/shared/console/list/use-list-params';
import { quotesCsv } from '../../api/export-quotes';
import { QUOTE_LIST_PARAMS } from '../../model/quote-list-params';
import { QUOTE_LIST_COLUMNS } from './quote-list-columns';
import { useAssigneeFilter } from './use-assignee-filter';

/** Saves all quotes that match the list's filters as a CSV file. */
export function ExportQuotesButton() {
  const { filters } = useListParams(QUOTE_LIST_PARAMS);
  const assigneeId = useAssigneeFilter(filters);
  return <ExportCsvButton source={quotesCsv(QUOTE_LIST_COLUMNS.csv, filters, assigneeId)} />;
}
