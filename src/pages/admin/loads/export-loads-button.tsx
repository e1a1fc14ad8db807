import { useLoadFilters } from '@/features/board/components/use-load-filters';
import { loadsCsv } from '@/features/loads/api/admin-loads';
import { LOAD_LIST_COLUMNS } from '@/features/loads/components/admin/list/load-list-columns';
import { ExportCsvButton } from '@/shared/console/export/export-csv-button';

/** Saves the loads of the list, as it is filtered and sorted, as a CSV file. */
export function ExportLoadsButton() {
  const { filters } = useLoadFilters();
  return <ExportCsvButton source={loadsCsv(LOAD_LIST_COLUMNS.csv, filters)} />;
}
