import { Plus } from 'lucide-react';
import { Button } from '@/shared/ui/button';
import { useListAddress } from '@/shared/console/use-list-address';
import { FLEET_ADDRESS, NEW_VEHICLE } from '../../model/fleet-address';

/** Opens the form of a new vehicle; stands in the page's top bar. */
export function AddVehicleButton() {
  const { setOpenId } = useListAddress(FLEET_ADDRESS);
  return (
    <Button
      size="sm"
      onClick={() => {
        setOpenId(NEW_VEHICLE);
      }}
    >
      <Plus /> Add vehicle
    </Button>
  );
}
