import { adminLoadKeys } from '@/features/loads/api/admin-query-keys';
import { ExportPermitsButton } from '@/features/loads/components/permits/export-permits-button';
import { PermitDesk } from '@/features/loads/components/permits/permit-desk';
import { LiveIndicator } from '@/shared/console/live-indicator';
import { RefreshButton } from '@/shared/console/refresh-button';
import { ConsolePage } from './console-page';

/** /admin/permits */
export function PermitsPage() {
  return (
    <ConsolePage
      title="Permits"
      path="/admin/permits"
      actions={
        <>
          <LiveIndicator />
          <RefreshButton queryKey={adminLoadKeys.all} />
          <ExportPermitsButton />
        </>
      }
    >
      <PermitDesk />
    </ConsolePage>
  );
}
