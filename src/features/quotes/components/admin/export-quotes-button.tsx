import { ExportCsvButton } from '@/shared/console/export/export-csv-button';
import { useListParams } from '@/shared/console/list/use-list-params';
import { quotesCsv } from '../../api/export-quotes';
import { QUOTE_LIST_PARAMS } from '../../model/quote-list-params';
import { useAssigneeFilter } from './use-assignee-filter';

/** Saves the quotes the list is narrowed to, all of them, as a CSV file. */
export function ExportQuotesButton() {
  const { filters } = useListParams(QUOTE_LIST_PARAMS);
  return <ExportCsvButton source={quotesCsv(filters, useAssigneeFilter(filters))} />;
}
