import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { RecordList } from '@/shared/console/list/record-list';
import { useListParams } from '@/shared/console/list/use-list-params';
import { useRecordList } from '@/shared/console/list/use-record-list';
import { DeleteDialog } from '@/shared/console/record/delete-dialog';
import { useDeletion } from '@/shared/console/record/use-deletion';
import { NotLoaded } from '@/shared/console/when-opened';
import { lazyPart } from '@/shared/lib/lazy-part';
import { useDeleteServiceMutation, useToggleServiceMutation } from '../api/service-mutations';
import { serviceQueryOptions, servicesQueryOptions, type Service } from '../api/services';
import { SERVICE_NOUN, serviceMessages } from '../messages';
import { NEW_SERVICE, SERVICE_LIST_PARAMS } from '../model/service-list-params';
import { SERVICE_COLUMNS } from './service-columns';

const ServiceDialog = lazyPart(async () => (await import('./service-dialog')).ServiceDialog, {
  onFailure: NotLoaded,
});

/** The console's services: filters, list and form. */
export function ServicesView() {
  const params = useListParams(SERVICE_LIST_PARAMS);
  const list = useRecordList(useInfiniteQuery(servicesQueryOptions(params.filters)), params);
  const opened = useOpenService(params.openId, list.rows);
  const { mutate: toggle, isPending: isToggling, variables: toggled } = useToggleServiceMutation();
  const deletion = useDeletion<Service>(useDeleteServiceMutation(), params);

  return (
    <>
      <RecordList
        params={params}
        list={list}
        columns={SERVICE_COLUMNS}
        handlers={{
          onToggle: toggle,
          isToggling: ({ id }) => isToggling && toggled.id === id,
          onDelete: deletion.ask,
        }}
        noun={SERVICE_NOUN}
        search="Name"
        failure={serviceMessages.fetchFailed.title}
        empty="Add the first one with the button above."
      />
      {params.openId !== null && opened !== undefined && (
        <ServiceDialog key={params.openId} service={opened} onClose={params.close} />
      )}
      <DeleteDialog
        {...deletion.dialog}
        noun="service"
        title={({ name }) => `Delete ${name}?`}
        consequence="To hide it for a while, turn it off instead."
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
