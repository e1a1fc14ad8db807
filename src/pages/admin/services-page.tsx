import { Plus } from 'lucide-react';
import { serviceKeys } from '@/features/services/api/keys';
import { NEW_SERVICE, ServicesBoard } from '@/features/services/components/services-board';
import { SERVICES_ADDRESS } from '@/features/services/model/services-address';
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
          <ButtonLink variant="solid" size="sm" to={`?${SERVICES_ADDRESS.open}=${NEW_SERVICE}`}>
            <Plus />
            Add Service
          </ButtonLink>
        </>
      }
    >
      <ServicesBoard />
    </ConsolePage>
  );
}
