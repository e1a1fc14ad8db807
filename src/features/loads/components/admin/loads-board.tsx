import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DeleteDialog } from '@/shared/console/delete-dialog';
import { isNarrowed, withoutFilters } from '@/shared/console/list-address';
import { ListEmpty } from '@/shared/console/list-empty';
import { ListFoot } from '@/shared/console/list-foot';
import { ListSkeleton } from '@/shared/console/list-skeleton';
import { RecordList } from '@/shared/console/record-list';
import { useListAddress } from '@/shared/console/use-list-address';
import { useRecordList } from '@/shared/console/use-record-list';
import { adminLoadMessages } from '../../admin-messages';
import { useDeleteLoadMutation } from '../../api/admin-load-mutations';
import {
  adminLoadCountsQueryOptions,
  adminLoadsQueryOptions,
  type AdminLoad,
} from '../../api/admin-loads';
import { LOADS_ADDRESS } from '../../model/admin-address';
import { totalOf } from '../../model/load-counts';
import { LoadDrawer } from './load-drawer';
import { LoadForm } from './load-form';
import { LoadRow } from './load-row';
import { LoadRowSkeleton } from './load-skeletons';
import { LoadsTable } from './loads-table';
import { LoadsToolbar } from './loads-toolbar';
import { useFormAddress } from './use-form-address';

/** The console's loads: filters, the live list, the drawer of one load, and its form. */
export function LoadsBoard({ userId }: { userId: string }) {
  const { filters, openId, setFilters, setOpenId } = useListAddress(LOADS_ADDRESS);
  const list = useRecordList(useInfiniteQuery(adminLoadsQueryOptions(filters)), filters);
  const { data: counts } = useQuery(adminLoadCountsQueryOptions(filters.search));
  const deletion = useDeleteLoadMutation();
  const [toDelete, setToDelete] = useState<AdminLoad | null>(null);
  const [toEdit, setToEdit] = useState<AdminLoad | null>(null);
  const newLoad = useFormAddress();

  return (
    <>
      <LoadsToolbar filters={filters} onFiltersChange={setFilters} />
      <RecordList
        list={list}
        failure={adminLoadMessages.fetchFailed.title}
        skeleton={
          <ListSkeleton label="Loading loads..." Table={LoadsTable} Row={LoadRowSkeleton} />
        }
        empty={
          <ListEmpty
            title="No loads found"
            noun="loads"
            isNarrowed={isNarrowed(filters)}
            onShowAll={() => {
              setFilters(withoutFilters(LOADS_ADDRESS, filters));
            }}
          >
            Plan one with the button above, or from a quote.
          </ListEmpty>
        }
        foot={
          <ListFoot
            list={list}
            shown={list.rows?.length ?? 0}
            total={counts && totalOf(counts, filters.status)}
          />
        }
      >
        {(loads) => (
          <LoadsTable
            sort={filters.sort}
            onSort={(sort) => {
              setFilters({ ...filters, sort });
            }}
          >
            {loads.map((load) => (
              <LoadRow
                key={load.id}
                load={load}
                isOpen={load.id === openId}
                onOpen={({ id }) => {
                  setOpenId(id);
                }}
              />
            ))}
          </LoadsTable>
        )}
      </RecordList>
      <LoadDrawer
        openId={openId}
        loads={list.rows}
        userId={userId}
        onOpen={setOpenId}
        onClose={() => {
          setOpenId(null);
        }}
        onEdit={setToEdit}
        onDelete={setToDelete}
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
        record={toDelete}
        noun="load"
        title={({ title }) => `Delete ${title}?`}
        description="Its log, permits and escorts go with it. This action cannot be undone."
        mutation={deletion}
        failure={adminLoadMessages.deleteFailed.description}
        onClose={() => {
          setToDelete(null);
        }}
        onDeleted={(id) => {
          if (id === openId) setOpenId(null);
        }}
      />
    </>
  );
}
