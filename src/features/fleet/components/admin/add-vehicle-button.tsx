import { Plus } from 'lucide-react';
import { Button } from '@/shared/ui/button';
import { useListParams } from '@/shared/console/list/use-list-params';
import { FLEET_LIST_PARAMS, NEW_VEHICLE } from '../../model/fleet-list-params';

/** Opens the form for a new vehicle. Rendered in the page's top bar. */
export function AddVehicleButton() {
  const { setOpenId } = useListParams(FLEET_LIST_PARAMS);
  return (
    <Button
      variant="solid"
      size="sm"
      onClick={() => {
        setOpenId(NEW_VEHICLE);
      }}
    >
      <Plus /> Add vehicle
    </Button>
  );
}
