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
import { useDeleteServiceMutation, useToggleServiceMutation } from '../api/service-mutations';
import { serviceQueryOptions, servicesQueryOptions, type Service } from '../api/services';
import { serviceMessages } from '../messages';
import { SERVICES_ADDRESS } from '../model/services-address';
import { ServiceDialog } from './service-dialog';
import { ServiceRow } from './service-row';
import { ServiceRowSkeleton, ServicesTable } from './services-table';
import { ServicesToolbar } from './services-toolbar';

/** In the address: the form of a service that is to be added. */
export const NEW_SERVICE = 'new';

/** The console's services: filters, the list with its switches, and the form of one. */
export function ServicesBoard() {
  const { filters, openId, setFilters, setOpenId } = useListAddress(SERVICES_ADDRESS);
  const list = useRecordList(useInfiniteQuery(servicesQueryOptions(filters)), filters);
  const opened = useOpenService(openId, list.rows);
  const { mutate: toggle, isPending: isToggling, variables: toggled } = useToggleServiceMutation();
  const deletion = useDeleteServiceMutation();
  const [toDelete, setToDelete] = useState<Service | null>(null);

  return (
    <>
      <ServicesToolbar filters={filters} onFiltersChange={setFilters} />
      <RecordList
        list={list}
        failure={serviceMessages.fetchFailed.title}
        skeleton={
          <ListSkeleton
            label="Loading services..."
            Table={ServicesTable}
            Row={ServiceRowSkeleton}
          />
        }
        empty={
          <ListEmpty
            title="No services found"
            noun="services"
            isNarrowed={isNarrowed(filters)}
            onShowAll={() => {
              setFilters(withoutFilters(SERVICES_ADDRESS, filters));
            }}
          >
            Add the first one with the button above.
          </ListEmpty>
        }
        foot={<ListFoot list={list} shown={list.rows?.length ?? 0} total={undefined} />}
      >
        {(services) => (
          <ServicesTable
            sort={filters.sort}
            onSort={(sort) => {
              setFilters({ ...filters, sort });
            }}
          >
            {services.map((service) => (
              <ServiceRow
                key={service.id}
                service={service}
                isOpen={service.id === openId}
                isToggling={isToggling && toggled.id === service.id}
                onOpen={({ id }) => {
                  setOpenId(id);
                }}
                onToggle={toggle}
                onDelete={setToDelete}
              />
            ))}
          </ServicesTable>
        )}
      </RecordList>
      {openId !== null && opened !== undefined && (
        <ServiceDialog
          key={openId}
          service={opened}
          onClose={() => {
            setOpenId(null);
          }}
        />
      )}
      <DeleteDialog
        record={toDelete}
        noun="service"
        title={() => serviceMessages.confirmDelete}
        description="It goes for good; to hide it for a while, switch it off instead."
        mutation={deletion}
        failure={serviceMessages.deleteFailed.title}
        onClose={() => {
          setToDelete(null);
        }}
      />
    </>
  );
}

/** The service the address names: `null` for a new one, `undefined` until it is known. */
function useOpenService(openId: string | null, rows: readonly Service[] | undefined) {
  const isStored = openId !== null && openId !== NEW_SERVICE;
  const listed = rows?.find(({ id }) => id === openId);
  const { data } = useQuery({
    ...serviceQueryOptions(openId ?? ''),
    enabled: isStored && rows !== undefined && listed === undefined,
  });
  if (openId === NEW_SERVICE) return null;
  // One that is gone has no form; the list says what there is.
  return listed ?? data ?? undefined;
}
