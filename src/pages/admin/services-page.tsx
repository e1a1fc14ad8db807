import { Plus } from 'lucide-react';
import { serviceKeys } from '@/features/services/api/query-keys';
import { ServicesView } from '@/features/services/components/services-view';
import { NEW_SERVICE, SERVICE_LIST_PARAMS } from '@/features/services/model/service-list-params';
import { RefreshButton } from '@/shared/console/refresh-button';
import { ButtonLink } from '@/shared/ui/button';
import { ConsolePage } from './console-page';

/** /admin/services */
export function ServicesPage() {
  return (
    <ConsolePage
      title="Services"
      path="/admin/services"
      actions={
        <>
          <RefreshButton queryKey={serviceKeys.all} />
          <ButtonLink variant="solid" size="sm" to={`?${SERVICE_LIST_PARAMS.open}=${NEW_SERVICE}`}>
            <Plus />
            Add Service
          </ButtonLink>
        </>
      }
    >
      <ServicesView />
    </ConsolePage>
  );
}
