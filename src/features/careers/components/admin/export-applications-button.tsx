import { ExportCsvButton } from '@/shared/console/export/export-csv-button';
import { useListParams } from '@/shared/console/list/use-list-params';
import { applicationInbox } from '../../api/application-inbox';
import { APPLICATION_LIST_PARAMS } from '../../model/application-list-params';
import { APPLICATION_COLUMNS } from './application-columns';

/** Saves all applications that match the list's filters as a CSV file, which is logged. */
export function ExportApplicationsButton() {
  const { filters } = useListParams(APPLICATION_LIST_PARAMS);
  return <ExportCsvButton source={applicationInbox.csvSource(APPLICATION_COLUMNS.csv, filters)} />;
}
