import { useInfiniteQuery } from '@tanstack/react-query';
import { DeleteDialog } from '@/shared/console/record/delete-dialog';
import { useDeletion } from '@/shared/console/record/use-deletion';
import { useListParams } from '@/shared/console/list/use-list-params';
import { useRecordList } from '@/shared/console/list/use-record-list';
import { adminFleetMessages } from '../../admin-messages';
import { useDeleteVehicleMutation } from '../../api/admin-vehicle-mutations';
import { adminVehiclesQueryOptions, type AdminVehicle } from '../../api/admin-vehicles';
import { FLEET_LIST_PARAMS } from '../../model/fleet-list-params';
import { FleetList } from './fleet-list';
import { FleetToolbar } from './fleet-toolbar';
import { OpenVehicle } from './open-vehicle';

/** The console's fleet: filters, cards, and the dialog of one vehicle. */
export function FleetView() {
  const address = useListParams(FLEET_LIST_PARAMS);
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
        description={({ name }) => `This permanently deletes ${name} and its image.`}
        failure={adminFleetMessages.deleteFailed.description}
      />
    </>
  );
}
