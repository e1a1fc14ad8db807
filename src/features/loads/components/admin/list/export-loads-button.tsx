import { loadsCsv } from '@/features/loads/api/admin-loads';
import { ExportCsvButton } from '@/shared/console/export/export-csv-button';
import { LOAD_LIST_COLUMNS } from './load-list-columns';
import { useLoadFilters } from './use-load-filters';

/** Saves the loads of the list, as it is filtered and sorted, as a CSV file. */
export function ExportLoadsButton() {
  const { filters } = useLoadFilters();
  return <ExportCsvButton source={loadsCsv(LOAD_LIST_COLUMNS.csv, filters)} />;
}
