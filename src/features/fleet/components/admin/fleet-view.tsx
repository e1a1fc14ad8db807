import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { ListEmpty } from '@/shared/console/list/list-empty';
import { totalOf, type ListFilter } from '@/shared/console/list/list-filter';
import { ListFooter } from '@/shared/console/list/list-footer';
import { ListFrame } from '@/shared/console/list/list-frame';
import { ListToolbar } from '@/shared/console/list/list-toolbar';
import { useListParams } from '@/shared/console/list/use-list-params';
import { useRecordList } from '@/shared/console/list/use-record-list';
import { DeleteDialog } from '@/shared/console/record/delete-dialog';
import { useDeletion } from '@/shared/console/record/use-deletion';
import { whenOpened } from '@/shared/console/when-opened';
import { adminFleetToasts } from '../../admin-toasts';
import { useDeleteVehicleMutation } from '../../api/admin-vehicle-mutations';
import {
  adminVehiclesQueryOptions,
  fleetCountsQueryOptions,
  type AdminVehicle,
} from '../../api/admin-vehicles';
import { FLEET_LIST_PARAMS } from '../../model/fleet-list-params';
import { FLEET_STATUS_LABELS } from '../../model/fleet-statuses';
import { VehicleCard } from './vehicle-card';
import { VehicleGrid, VehicleGridSkeleton } from './vehicle-grid';

const OpenVehicle = whenOpened(
  ({ openId }) => openId !== null,
  async () => (await import('./open-vehicle')).OpenVehicle,
);

const FILTERS: readonly ListFilter<typeof FLEET_LIST_PARAMS>[] = [
  { param: 'status', label: 'Status', labels: FLEET_STATUS_LABELS },
];

/** The console's fleet: the vehicles as cards, and the form of the open one. */
export function FleetView() {
  const params = useListParams(FLEET_LIST_PARAMS);
  const list = useRecordList(useInfiniteQuery(adminVehiclesQueryOptions(params.filters)), params);
  const { data: counts } = useQuery(fleetCountsQueryOptions(params.filters.search));
  const deletion = useDeletion<AdminVehicle>(useDeleteVehicleMutation(), params);

  return (
    <>
      <ListToolbar
        params={params}
        noun="vehicles"
        search="Name, plate or VIN"
        filters={FILTERS}
        counts={{ status: counts }}
      />
      <ListFrame
        list={list}
        failure="Failed to fetch fleet vehicles."
        skeleton={<VehicleGridSkeleton />}
        empty={
          <ListEmpty title="No Vehicles Found" noun="vehicles" params={params}>
            Vehicles marked Available appear on the public fleet page.
          </ListEmpty>
        }
        footer={
          <ListFooter list={list} total={counts && totalOf(counts, params.filters.status)}>
            Drawings share one scale, with a line every 10 ft.
          </ListFooter>
        }
      >
        {(vehicles) => (
          <VehicleGrid>
            {vehicles.map((vehicle) => (
              <VehicleCard
                key={vehicle.id}
                vehicle={vehicle}
                onEdit={({ id }) => {
                  params.setOpenId(id);
                }}
                onDelete={deletion.ask}
              />
            ))}
          </VehicleGrid>
        )}
      </ListFrame>
      <OpenVehicle key={params.openId} openId={params.openId} onClose={params.close} />
      <DeleteDialog
        {...deletion.dialog}
        noun="vehicle"
        title={({ name }) => `Delete ${name}?`}
        consequence="Its image is deleted too."
        failure={adminFleetToasts.deleteFailed.description}
      />
    </>
  );
}
