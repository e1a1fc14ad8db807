import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { RecordList } from '@/shared/console/list/record-list';
import { useListParams } from '@/shared/console/list/use-list-params';
import { useRecordList } from '@/shared/console/list/use-record-list';
import { DeleteDialog } from '@/shared/console/record/delete-dialog';
import { useDeletion } from '@/shared/console/record/use-deletion';
import { NotLoaded, whenOpened } from '@/shared/console/when-opened';
import { lazyPart } from '@/shared/lib/lazy-part';
import { unitName } from '@domain/unit-kind';
import { useDeleteUnitMutation } from '../../api/unit-mutations';
import { unitCountsQueryOptions, unitsQueryOptions } from '../../api/units';
import type { Unit } from '../../model/unit';
import { NEW_UNIT, UNIT_LIST_PARAMS } from '../../model/unit-list-params';
import { UNIT_DELETE_FAILED, UNIT_NOUN, unitToasts } from '../../unit-toasts';
import { UNIT_COLUMNS } from './unit-columns';

const UnitDrawer = whenOpened(
  ({ drawer }) => drawer.openId !== null,
  async () => (await import('./unit-drawer')).UnitDrawer,
);
const UnitDialog = lazyPart(async () => (await import('./unit-dialog')).UnitDialog, {
  onFailure: NotLoaded,
});

interface UnitsViewProps {
  /** The console's path of a load. */
  loadPath: (id: string) => string;
}

/** Our units: the list, the open unit and its form. */
export function UnitsView({ loadPath }: UnitsViewProps) {
  const params = useListParams(UNIT_LIST_PARAMS);
  const list = useRecordList(useInfiniteQuery(unitsQueryOptions(params.filters)), params);
  const { data: counts } = useQuery(unitCountsQueryOptions(params.filters.search));
  const deletion = useDeletion<Unit>(useDeleteUnitMutation(), params);
  const [toEdit, setToEdit] = useState<Unit | null>(null);
  const isNew = params.openId === NEW_UNIT;

  return (
    <>
      <RecordList
        params={params}
        list={list}
        columns={UNIT_COLUMNS}
        handlers={null}
        noun={UNIT_NOUN}
        search="Number, make or model"
        // Kinds are counted by search only, so not while a status is chosen.
        counts={params.filters.service === 'all' ? { kind: counts } : {}}
        failure={unitToasts.fetchFailed.title}
        empty="Add your tractors and trailers with the button above."
      />
      <UnitDrawer
        drawer={{ ...params.drawer, openId: isNew ? null : params.openId, rows: list.rows }}
        loadPath={loadPath}
        onEdit={setToEdit}
        onDelete={deletion.ask}
      />
      {(isNew || toEdit !== null) && (
        <UnitDialog
          key={toEdit?.id ?? NEW_UNIT}
          opened={toEdit}
          onClose={() => {
            setToEdit(null);
            if (isNew) params.close();
          }}
        />
      )}
      <DeleteDialog
        {...deletion.dialog}
        noun="unit"
        title={(unit) => `Delete ${unitName(unit)}?`}
        consequence="Its outages are deleted too."
        failure={UNIT_DELETE_FAILED}
      />
    </>
  );
}
