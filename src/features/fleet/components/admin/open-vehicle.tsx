import { useOpenedRecord } from '@/shared/console/record/use-opened-record';
import { adminVehicleQueryOptions } from '../../api/admin-vehicles';
import { NEW_VEHICLE } from '../../model/fleet-list-params';
import { VehicleDialog } from './vehicle-dialog';

interface OpenVehicleProps {
  /** Id of the vehicle in the URL, {@link NEW_VEHICLE}, or `null`. */
  openId: string | null;
  onClose: () => void;
}

/** The dialog for the vehicle in the URL. */
export function OpenVehicle({ openId, onClose }: OpenVehicleProps) {
  if (openId === null) return null;
  if (openId === NEW_VEHICLE) return <VehicleDialog opened={null} onClose={onClose} />;
  return <ExistingVehicle id={openId} onClose={onClose} />;
}

function ExistingVehicle({ id, onClose }: { id: string; onClose: () => void }) {
  const record = useOpenedRecord(adminVehicleQueryOptions(id));
  return record && <VehicleDialog {...record} onClose={onClose} />;
}
