import { adminLoadKeys } from '@/features/loads/api/admin-query-keys';
import { ExportPermitsButton } from '@/features/permits/components/admin/desk/export-permits-button';
import { LeadTimesButton } from '@/features/permits/components/admin/desk/lead-times';
import { PermitDesk } from '@/features/permits/components/admin/desk/permit-desk';
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
          <LeadTimesButton />
          <ExportPermitsButton />
        </>
      }
    >
      <PermitDesk />
    </ConsolePage>
  );
}
