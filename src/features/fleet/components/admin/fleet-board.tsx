import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DeleteDialog } from '@/shared/console/delete-dialog';
import { useListAddress } from '@/shared/console/use-list-address';
import { useRecordList } from '@/shared/console/use-record-list';
import { adminFleetMessages } from '../../admin-messages';
import { useDeleteVehicleMutation } from '../../api/admin-vehicle-mutations';
import { adminVehiclesQueryOptions, type AdminVehicle } from '../../api/admin-vehicles';
import { FLEET_ADDRESS } from '../../model/fleet-address';
import { FleetList } from './fleet-list';
import { FleetToolbar } from './fleet-toolbar';
import { OpenVehicle } from './open-vehicle';

/** The console's fleet: filters, cards, and the dialog of one vehicle. */
export function FleetBoard() {
  const { filters, openId, setFilters, setOpenId } = useListAddress(FLEET_ADDRESS);
  const list = useRecordList(useInfiniteQuery(adminVehiclesQueryOptions(filters)), filters);
  const deletion = useDeleteVehicleMutation();
  const [toDelete, setToDelete] = useState<AdminVehicle | null>(null);

  return (
    <>
      <FleetToolbar filters={filters} onFiltersChange={setFilters} />
      <FleetList
        list={list}
        filters={filters}
        onFiltersChange={setFilters}
        onEdit={({ id }) => {
          setOpenId(id);
        }}
        onDelete={setToDelete}
      />
      <OpenVehicle
        key={openId}
        openId={openId}
        onClose={() => {
          setOpenId(null);
        }}
      />
      <DeleteDialog
        record={toDelete}
        noun="vehicle"
        title={() => adminFleetMessages.confirmDelete}
        description={`${toDelete?.name ?? 'It'} and its picture are removed for good.`}
        mutation={deletion}
        failure={adminFleetMessages.deleteFailed.description}
        onClose={() => {
          setToDelete(null);
        }}
      />
    </>
  );
}
