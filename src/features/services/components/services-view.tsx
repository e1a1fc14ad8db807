import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { DeleteDialog } from '@/shared/console/record/delete-dialog';
import { ListEmpty } from '@/shared/console/list/list-empty';
import { ListFooter } from '@/shared/console/list/list-footer';
import { ListSkeleton } from '@/shared/console/list/list-skeleton';
import { RecordList } from '@/shared/console/list/record-list';
import { useDeletion } from '@/shared/console/record/use-deletion';
import { useListParams } from '@/shared/console/list/use-list-params';
import { useRecordList } from '@/shared/console/list/use-record-list';
import { useDeleteServiceMutation, useToggleServiceMutation } from '../api/service-mutations';
import { serviceQueryOptions, servicesQueryOptions, type Service } from '../api/services';
import { serviceMessages } from '../messages';
import { SERVICE_LIST_PARAMS } from '../model/service-list-params';
import { ServiceDialog } from './service-dialog';
import { ServiceRow } from './service-row';
import { ServiceRowSkeleton, ServicesTable } from './services-table';
import { ServicesToolbar } from './services-toolbar';

/** Value of the `service` parameter that opens the form for a new service. */
export const NEW_SERVICE = 'new';

/** The console's services: filters, list and form. */
export function ServicesView() {
  const address = useListParams(SERVICE_LIST_PARAMS);
  const list = useRecordList(useInfiniteQuery(servicesQueryOptions(address.filters)), address);
  const opened = useOpenService(address.openId, list.rows);
  const { mutate: toggle, isPending: isToggling, variables: toggled } = useToggleServiceMutation();
  const deletion = useDeletion<Service>(useDeleteServiceMutation(), address);

  return (
    <>
      <ServicesToolbar filters={address.filters} onFiltersChange={address.setFilters} />
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
          <ListEmpty title="No services found" noun="services" {...address.narrowing}>
            Add the first one with the button above.
          </ListEmpty>
        }
        foot={<ListFooter list={list} shown={list.rows?.length ?? 0} total={undefined} />}
      >
        {(services) => (
          <ServicesTable {...address.sorting}>
            {services.map((service) => (
              <ServiceRow
                key={service.id}
                service={service}
                isOpen={service.id === address.openId}
                isToggling={isToggling && toggled.id === service.id}
                onOpen={address.open}
                onToggle={toggle}
                onDelete={deletion.ask}
              />
            ))}
          </ServicesTable>
        )}
      </RecordList>
      {address.openId !== null && opened !== undefined && (
        <ServiceDialog key={address.openId} service={opened} onClose={address.close} />
      )}
      <DeleteDialog
        {...deletion.dialog}
        noun="service"
        title={() => serviceMessages.confirmDelete}
        description="This can't be undone. To hide it for a while, turn it off instead."
        failure={serviceMessages.deleteFailed.title}
      />
    </>
  );
}

/** The service in the URL: `null` for a new one, `undefined` while loading. */
function useOpenService(openId: string | null, rows: readonly Service[] | undefined) {
  const isStored = openId !== null && openId !== NEW_SERVICE;
  const listed = rows?.find(({ id }) => id === openId);
  const { data } = useQuery({
    ...serviceQueryOptions(openId ?? ''),
    enabled: isStored && rows !== undefined && listed === undefined,
  });
  if (openId === NEW_SERVICE) return null;
  // A deleted service has no form.
  return listed ?? data ?? undefined;
}
