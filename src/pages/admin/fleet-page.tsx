import { useSearchParams } from 'react-router-dom';
import { adminFleetKeys } from '@/features/fleet/api/admin-query-keys';
import { unitKeys } from '@/features/fleet/api/unit-query-keys';
import { AddVehicleButton } from '@/features/fleet/components/admin/add-vehicle-button';
import { FleetView } from '@/features/fleet/components/admin/fleet-view';
import { UNITS_TAB } from '@/features/fleet/model/unit-list-params';
import { LiveIndicator } from '@/shared/console/live-indicator';
import { RefreshButton } from '@/shared/console/refresh-button';
import { UrlTabs } from '@/shared/console/url-tabs';
import { NotLoaded } from '@/shared/console/when-opened';
import { lazyPart } from '@/shared/lib/lazy-part';
import { PartLoading } from '@/shared/ui/part-loading';
import { ConsolePage } from './console-page';
import { RECORD_PATHS } from './record-paths';

const UnitButtons = lazyPart(
  async () => (await import('@/features/fleet/components/units/unit-buttons')).UnitButtons,
  { onFailure: NotLoaded },
);
const UnitsView = lazyPart(
  async () => (await import('@/features/fleet/components/units/units-view')).UnitsView,
  { fallback: <PartLoading className="min-h-80" />, onFailure: NotLoaded },
);

/** /admin/fleet: the public configurations, and our own units. */
export function FleetPage() {
  const isUnits = useSearchParams()[0].get('tab') === UNITS_TAB;
  return (
    <ConsolePage
      title="Fleet"
      path="/admin/fleet"
      actions={
        <>
          <LiveIndicator />
          <RefreshButton queryKey={isUnits ? unitKeys.all : adminFleetKeys.all} />
          {isUnits ? <UnitButtons /> : <AddVehicleButton />}
        </>
      }
    >
      <UrlTabs
        label="Fleet"
        tabs={[
          { value: 'configurations', label: 'Configurations', content: <FleetView /> },
          { value: UNITS_TAB, label: 'Units', content: <UnitsView loadPath={RECORD_PATHS.load} /> },
        ]}
      />
    </ConsolePage>
  );
}
