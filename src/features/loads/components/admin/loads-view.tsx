import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DeleteDialog } from '@/shared/console/record/delete-dialog';
import { ListEmpty } from '@/shared/console/list/list-empty';
import { ListFooter } from '@/shared/console/list/list-footer';
import { ListSkeleton } from '@/shared/console/list/list-skeleton';
import { RecordList } from '@/shared/console/list/record-list';
import { useDeletion } from '@/shared/console/record/use-deletion';
import { useListParams } from '@/shared/console/list/use-list-params';
import { useRecordList } from '@/shared/console/list/use-record-list';
import { adminLoadMessages } from '../../admin-messages';
import { useDeleteLoadMutation } from '../../api/admin-load-mutations';
import {
  adminLoadCountsQueryOptions,
  adminLoadsQueryOptions,
  type AdminLoad,
} from '../../api/admin-loads';
import { LOAD_LIST_PARAMS } from '../../model/load-list-params';
import { totalOf } from '../../model/load-counts';
import { LoadDrawer } from './load-drawer';
import { LoadForm } from './load-form';
import { LoadRow } from './load-row';
import { LoadRowSkeleton } from './load-skeletons';
import { LoadsTable } from './loads-table';
import { LoadsToolbar } from './loads-toolbar';
import { useFormAddress } from './use-form-address';

/** The console's loads: filters, the live list, the drawer of one load, and its form. */
export function LoadsView({ userId }: { userId: string }) {
  const address = useListParams(LOAD_LIST_PARAMS);
  const list = useRecordList(useInfiniteQuery(adminLoadsQueryOptions(address.filters)), address);
  const { data: counts } = useQuery(adminLoadCountsQueryOptions(address.filters.search));
  const deletion = useDeletion<AdminLoad>(useDeleteLoadMutation(), address);
  const [toEdit, setToEdit] = useState<AdminLoad | null>(null);
  const newLoad = useFormAddress();

  return (
    <>
      <LoadsToolbar filters={address.filters} onFiltersChange={address.setFilters} />
      <RecordList
        list={list}
        failure={adminLoadMessages.fetchFailed.title}
        skeleton={
          <ListSkeleton label="Loading loads..." Table={LoadsTable} Row={LoadRowSkeleton} />
        }
        empty={
          <ListEmpty title="No loads found" noun="loads" {...address.narrowing}>
            Plan one with the button above, or from a quote.
          </ListEmpty>
        }
        foot={
          <ListFooter
            list={list}
            shown={list.rows?.length ?? 0}
            total={counts && totalOf(counts, address.filters.status)}
          />
        }
      >
        {(loads) => (
          <LoadsTable {...address.sorting}>
            {loads.map((load) => (
              <LoadRow
                key={load.id}
                load={load}
                isOpen={load.id === address.openId}
                onOpen={address.open}
              />
            ))}
          </LoadsTable>
        )}
      </RecordList>
      <LoadDrawer
        {...address.drawer}
        loads={list.rows}
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
        description="Its log, permits and escorts go with it. This action cannot be undone."
        failure={adminLoadMessages.deleteFailed.description}
      />
    </>
  );
}
