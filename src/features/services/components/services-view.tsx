import { useInfiniteQuery } from '@tanstack/react-query';
import { RecordList } from '@/shared/console/list/record-list';
import { useListParams } from '@/shared/console/list/use-list-params';
import { useRecordList } from '@/shared/console/list/use-record-list';
import { DeleteDialog } from '@/shared/console/record/delete-dialog';
import { useDeletion } from '@/shared/console/record/use-deletion';
import { NotLoaded } from '@/shared/console/when-opened';
import { lazyPart } from '@/shared/lib/lazy-part';
import { useDeleteServiceMutation, useToggleServiceMutation } from '../api/service-mutations';
import { servicesQueryOptions, type Service } from '../api/services';
import { SERVICE_NOUN, serviceToasts } from '../toasts';
import { SERVICE_LIST_PARAMS } from '../model/service-list-params';
import { SERVICE_COLUMNS } from './service-columns';

const OpenService = lazyPart(async () => (await import('./open-service')).OpenService, {
  onFailure: NotLoaded,
});

/** The console's services: filters, list and form. */
export function ServicesView() {
  const params = useListParams(SERVICE_LIST_PARAMS);
  const list = useRecordList(useInfiniteQuery(servicesQueryOptions(params.filters)), params);
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
        failure={serviceToasts.fetchFailed.title}
        empty="Add the first one with the button above."
      />
      {params.openId !== null && (
        <OpenService key={params.openId} id={params.openId} onClose={params.close} />
      )}
      <DeleteDialog
        {...deletion.dialog}
        noun="service"
        title={({ name }) => `Delete ${name}?`}
        consequence="To hide it for a while, turn it off instead."
        failure={serviceToasts.deleteFailed.title}
      />
    </>
  );
}
