import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { BoardNumbers } from '@/features/board/components/board-numbers';
import { ListChip } from '@/features/board/components/list-chip';
import { ListOrWeek } from '@/features/board/components/list-or-week';
import { PickupFilterBar } from '@/features/board/components/pickup-filter-bar';
import { useLoadFilters } from '@/features/board/components/use-load-filters';
import { adminLoadToasts, DELETE_FAILED, LOAD_NOUN } from '@/features/loads/admin-toasts';
import {
  adminLoadCountsQueryOptions,
  adminLoadsQueryOptions,
  type AdminLoad,
} from '@/features/loads/api/admin-loads';
import { useDeleteLoadMutation } from '@/features/loads/api/delete-load';
import { StepEmailSettingsButton } from '@/features/loads/components/admin/emails/step-email-settings';
import { TravelSettingsButton } from '@/features/loads/components/admin/travel-settings/travel-settings-button';
import { useNewLoadParams } from '@/features/loads/components/admin/form/use-new-load-params';
import { LOAD_LIST_COLUMNS } from '@/features/loads/components/admin/list/load-list-columns';
import { useLoadGroups } from '@/features/loads/components/admin/list/use-load-groups';
import { lastLoad } from '@/features/loads/model/last-load';
import { RecordList } from '@/shared/console/list/record-list';
import { useRecordList } from '@/shared/console/list/use-record-list';
import { DeleteDialog } from '@/shared/console/record/delete-dialog';
import { useDeletion } from '@/shared/console/record/use-deletion';
import { useButtonShortcuts } from '@/shared/console/shortcuts/use-button-shortcuts';
import { NotLoaded, whenOpened } from '@/shared/console/when-opened';
import { lazyPart } from '@/shared/lib/lazy-part';

const LoadDrawer = whenOpened(
  ({ drawer }) => drawer.openId !== null,
  async () => (await import('./load-drawer')).LoadDrawer,
);
const LoadForm = lazyPart(
  async () => (await import('@/features/loads/components/admin/form/load-form')).LoadForm,
  {
    onFailure: NotLoaded,
  },
);

const LoadShortcuts = lazyPart(
  async () => (await import('@/features/loads/components/admin/list/load-shortcuts')).LoadShortcuts,
);

/** The console's loads: the list, the open load and its form. */
export function LoadsView({ userId }: { userId: string }) {
  const { params, filters, setPickup } = useLoadFilters();
  const list = useRecordList(useInfiniteQuery(adminLoadsQueryOptions(filters)), params);
  const { data: counts } = useQuery(adminLoadCountsQueryOptions(filters));
  const deletion = useDeletion<AdminLoad>(useDeleteLoadMutation(), params);
  const [toEdit, setToEdit] = useState<AdminLoad | null>(null);
  const newLoad = useNewLoadParams();
  const grouping = useLoadGroups(filters, params.isNarrowed, counts);
  const [lastId, setLastId] = useState(lastLoad.get);
  if (params.openId !== null && params.openId !== lastId) setLastId(params.openId);
  useButtonShortcuts();

  return (
    <>
      <BoardNumbers />
      <div className="mb-2 flex flex-wrap items-start justify-between gap-2 xl:flex-nowrap">
        <PickupFilterBar value={filters} onChange={setPickup} />
        <div className="flex flex-wrap gap-2 xl:flex-nowrap">
          <StepEmailSettingsButton />
          <TravelSettingsButton />
          <ListOrWeek current="List" />
        </div>
      </div>
      <ListChip params={params} list={filters.show} />
      {/* Eight columns on a small laptop. */}
      <div className="contents xl:max-dense:[&_:is(td,th)]:px-2">
        <RecordList
          params={params}
          list={list}
          columns={LOAD_LIST_COLUMNS}
          grouping={grouping}
          lastOpenId={lastId}
          handlers={null}
          noun={LOAD_NOUN}
          search="Load, customer, PO, BOL or city"
          counts={{ status: counts }}
          failure={adminLoadToasts.fetchFailed.title}
          skeletonRow="md:h-32 xl:h-25 dense:h-18"
          hints={<LoadShortcuts />}
          empty="Create one with the button above, or from a quote."
        />
      </div>
      <LoadDrawer
        drawer={{ ...params.drawer, rows: list.rows }}
        userId={userId}
        onEdit={setToEdit}
        onDelete={deletion.ask}
      />
      {(newLoad.isOpen || toEdit !== null) && (
        <LoadForm
          key={toEdit?.id ?? newLoad.quoteId ?? 'new'}
          load={toEdit}
          quoteId={toEdit === null ? newLoad.quoteId : null}
          onClose={() => {
            setToEdit(null);
            newLoad.close();
          }}
          onSaved={(id) => {
            setToEdit(null);
            newLoad.close(id);
          }}
        />
      )}
      <DeleteDialog
        {...deletion.dialog}
        noun="load"
        title={({ title }) => `Delete ${title}?`}
        consequence="Its log, permits and escorts are deleted too."
        failure={DELETE_FAILED}
      />
    </>
  );
}
