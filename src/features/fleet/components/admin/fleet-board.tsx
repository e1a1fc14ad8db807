import { useInfiniteQuery } from '@tanstack/react-query';
import { DeleteDialog } from '@/shared/console/delete-dialog';
import { useDeletion } from '@/shared/console/use-deletion';
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
  const address = useListAddress(FLEET_ADDRESS);
  const list = useRecordList(useInfiniteQuery(adminVehiclesQueryOptions(address.filters)), address);
  const deletion = useDeletion<AdminVehicle>(useDeleteVehicleMutation(), address);

  return (
    <>
      <FleetToolbar filters={address.filters} onFiltersChange={address.setFilters} />
      <FleetList
        list={list}
        filters={address.filters}
        onFiltersChange={address.setFilters}
        onEdit={address.open}
        onDelete={deletion.ask}
      />
      <OpenVehicle key={address.openId} openId={address.openId} onClose={address.close} />
      <DeleteDialog
        {...deletion.dialog}
        noun="vehicle"
        title={() => adminFleetMessages.confirmDelete}
        description={({ name }) => `${name} and its picture are removed for good.`}
        failure={adminFleetMessages.deleteFailed.description}
      />
    </>
  );
}
