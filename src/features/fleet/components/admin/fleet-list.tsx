import { useQuery } from '@tanstack/react-query';
import { isNarrowed, withoutFilters } from '@/shared/console/list/list-params';
import { ListEmpty } from '@/shared/console/list/list-empty';
import { ListFooter } from '@/shared/console/list/list-footer';
import { RecordList } from '@/shared/console/list/record-list';
import type { RecordListState } from '@/shared/console/list/use-record-list';
import { adminFleetMessages } from '../../admin-messages';
import { fleetCountsQueryOptions, type AdminVehicle } from '../../api/admin-vehicles';
import { FLEET_LIST_PARAMS, type FleetFilters } from '../../model/fleet-list-params';
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
            onFiltersChange(withoutFilters(FLEET_LIST_PARAMS, filters));
          }}
        >
          Vehicles marked Available appear on the public fleet page.
        </ListEmpty>
      }
      foot={
        <ListFooter
          list={list}
          shown={list.rows?.length ?? 0}
          total={totalOf(counts, filters.status)}
        >
          Drawings share one scale, with a line every 10 ft.
        </ListFooter>
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
