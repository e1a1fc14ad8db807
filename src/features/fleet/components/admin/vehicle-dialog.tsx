import { FormDialog } from '@/shared/forms/form-dialog';
import type { AdminVehicle } from '../../api/admin-vehicles';
import { useVehicleForm } from './use-vehicle-form';
import { VehicleFields } from './vehicle-fields';
import { VehicleImageField } from './vehicle-image-field';

interface VehicleDialogProps {
  /** The vehicle as it was when the dialog opened; `null` for a new one. */
  opened: AdminVehicle | null;
  /** Its latest version; `undefined` once it is deleted. */
  current?: AdminVehicle | undefined;
  onClose: () => void;
}

/** Adds or edits a vehicle, with a scale drawing that follows the form. */
export function VehicleDialog({ opened, current, onClose }: VehicleDialogProps) {
  const vehicle = useVehicleForm({ opened, current, onClose });
  const { form, image } = vehicle;
  return (
    <FormDialog
      size="lg"
      title={opened === null ? 'Add vehicle' : 'Edit vehicle'}
      error={vehicle.error}
      failure="We couldn’t save the vehicle."
      stale={vehicle.stale}
      submitLabel={opened === null ? 'Add vehicle' : 'Save changes'}
      isDirty={form.formState.isDirty}
      isBusy={vehicle.isBusy}
      isBlocked={image.isUploading}
      onSubmit={vehicle.handleSubmit}
      onClose={vehicle.handleClose}
    >
      <VehicleFields form={form} />
      <VehicleImageField image={image} />
    </FormDialog>
  );
}
