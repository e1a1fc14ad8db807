import { adminFleetKeys } from '@/features/fleet/api/admin-keys';
import { AddVehicleButton } from '@/features/fleet/components/admin/add-vehicle-button';
import { FleetView } from '@/features/fleet/components/admin/fleet-view';
import { LiveIndicator } from '@/shared/console/live-indicator';
import { RefreshButton } from '@/shared/console/refresh-button';
import { ConsolePage } from './console-page';

/** /admin/fleet */
export function FleetPage() {
  return (
    <ConsolePage
      title="Fleet"
      path="/admin/fleet"
      actions={
        <>
          <LiveIndicator />
          <RefreshButton queryKey={adminFleetKeys.all} />
          <AddVehicleButton />
        </>
      }
    >
      <FleetView />
    </ConsolePage>
  );
}
