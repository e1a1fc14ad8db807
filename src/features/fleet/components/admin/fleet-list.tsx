import { useQuery } from '@tanstack/react-query';
import { isNarrowed, withoutFilters } from '@/shared/console/list-address';
import { ListEmpty } from '@/shared/console/list-empty';
import { ListFoot } from '@/shared/console/list-foot';
import { RecordList } from '@/shared/console/record-list';
import type { RecordListState } from '@/shared/console/use-record-list';
import { adminFleetMessages } from '../../admin-messages';
import { fleetCountsQueryOptions, type AdminVehicle } from '../../api/admin-vehicles';
import { FLEET_ADDRESS, type FleetFilters } from '../../model/fleet-address';
import { totalOf } from '../../model/total-of';
import { VehicleCard, type VehicleHandlers } from './vehicle-card';
import { VehicleGrid, VehicleGridSkeleton } from './vehicle-grid';

interface FleetListProps extends VehicleHandlers {
  list: RecordListState<AdminVehicle>;
  filters: FleetFilters;
  onFiltersChange: (filters: FleetFilters) => void;
}

/** The console's vehicles as cards. */
export function FleetList({ list, filters, onFiltersChange, ...handlers }: FleetListProps) {
  const { data: counts } = useQuery(fleetCountsQueryOptions(filters.search));
  return (
    <RecordList
      list={list}
      failure={adminFleetMessages.fetchFailed.description}
      skeleton={<VehicleGridSkeleton />}
      empty={
        <ListEmpty
          title="No Vehicles Found"
          noun="vehicles"
          isNarrowed={isNarrowed(filters)}
          onShowAll={() => {
            onFiltersChange(withoutFilters(FLEET_ADDRESS, filters));
          }}
        >
          A vehicle that is added and available appears on the fleet page.
        </ListEmpty>
      }
      foot={
        <ListFoot
          list={list}
          shown={list.rows?.length ?? 0}
          total={totalOf(counts, filters.status)}
        >
          All drawings at one scale, a line every 10 ft.
        </ListFoot>
      }
    >
      {(vehicles) => (
        <VehicleGrid>
          {vehicles.map((vehicle) => (
            <VehicleCard key={vehicle.id} vehicle={vehicle} {...handlers} />
          ))}
        </VehicleGrid>
      )}
    </RecordList>
  );
}
