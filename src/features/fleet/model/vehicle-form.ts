import type { VehicleFormValues, VehiclePayload } from '@contracts/fleet';
import { BLANK_SIZE, sizeTexts } from '@domain/size';

/** Form values of a new vehicle. */
export const NEW_VEHICLE_FORM: VehicleFormValues = {
  name: '',
  description: '',
  axle_count: '',
  axle_layout: '',
  deck: '',
  max_weight_capacity: '',
  ...BLANK_SIZE,
  status: 'available',
  year_manufactured: '',
  license_plate: '',
  vin: '',
};

const toText = (value: string | number | null) => (value === null ? '' : String(value));

/** Form values of an existing vehicle. */
export function toVehicleForm(vehicle: VehiclePayload): VehicleFormValues {
  return {
    name: vehicle.name,
    description: toText(vehicle.description),
    axle_count: toText(vehicle.axle_count),
    axle_layout: toText(vehicle.axle_layout),
    deck: vehicle.deck ?? '',
    max_weight_capacity: toText(vehicle.max_weight_capacity),
    ...sizeTexts(vehicle),
    status: vehicle.status,
    year_manufactured: toText(vehicle.year_manufactured),
    license_plate: toText(vehicle.license_plate),
    vin: toText(vehicle.vin),
  };
}
