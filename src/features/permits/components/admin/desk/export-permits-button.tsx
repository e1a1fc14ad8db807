import { permitsCsv } from '@/features/permits/api/permit-desk';
import { PERMIT_LIST_PARAMS } from '@/features/permits/model/permit-list-params';
import { ExportCsvButton } from '@/shared/console/export/export-csv-button';
import { useListParams } from '@/shared/console/list/use-list-params';
import { PERMIT_CSV_COLUMNS } from './permit-csv';

/** Exports the permits that match the desk's filters as a CSV file. */
export function ExportPermitsButton() {
  const { filters } = useListParams(PERMIT_LIST_PARAMS);
  return <ExportCsvButton source={permitsCsv(PERMIT_CSV_COLUMNS, filters)} />;
}
