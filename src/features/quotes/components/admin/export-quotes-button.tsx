import { ExportCsvButton } from '@/shared/console/export-csv-button';
import { useListAddress } from '@/shared/console/use-list-address';
import { quotesCsv } from '../../api/export-quotes';
import { QUOTES_ADDRESS } from '../../model/admin-address';
import { useAssigneeFilter } from './use-assignee-filter';

/** Saves the quotes the list is narrowed to, all of them, as a CSV file. */
export function ExportQuotesButton() {
  const { filters } = useListAddress(QUOTES_ADDRESS);
  return <ExportCsvButton source={quotesCsv(filters, useAssigneeFilter(filters))} />;
}
