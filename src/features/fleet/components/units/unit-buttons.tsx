import { Plus } from 'lucide-react';
import { ExportCsvButton } from '@/shared/console/export/export-csv-button';
import { useListParams } from '@/shared/console/list/use-list-params';
import { Button } from '@/shared/ui/button';
import { unitsCsv } from '../../api/units';
import { NEW_UNIT, UNIT_LIST_PARAMS } from '../../model/unit-list-params';
import { UNIT_COLUMNS } from './unit-columns';

/** Export and Add, in the page's top bar. */
export function UnitButtons() {
  const { filters, setOpenId } = useListParams(UNIT_LIST_PARAMS);
  return (
    <>
      <ExportCsvButton source={unitsCsv(UNIT_COLUMNS.csv, filters)} />
      <Button
        variant="solid"
        size="sm"
        onClick={() => {
          setOpenId(NEW_UNIT);
        }}
      >
        <Plus /> Add unit
      </Button>
    </>
  );
}
