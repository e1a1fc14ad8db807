import { useId } from 'react';
import { StaleAlert } from '@/shared/forms/stale-alert';
import { isAppError } from '@/shared/lib/app-error';
import { errorReason } from '@/shared/lib/error-reason';
import { Alert } from '@/shared/ui/alert';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
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
  const formId = useId();
  const vehicle = useVehicleForm({ opened, current, onClose });
  const { form, image, error, isBusy, isStale } = vehicle;

  return (
    <Dialog
      open
      size="lg"
      onOpenChange={(isOpen) => {
        if (!isOpen) vehicle.handleClose();
      }}
      title={opened === null ? 'Add vehicle' : 'Edit vehicle'}
      notice={
        error && !isAppError(error, 'stale') ? (
          <Alert tone="danger" title="We couldn’t save the vehicle.">
            {errorReason(error) ?? 'The server didn’t respond. Check your connection.'}
          </Alert>
        ) : undefined
      }
      footer={
        <>
          <Button variant="quiet" size="md" disabled={isBusy} onClick={vehicle.handleClose}>
            Cancel
          </Button>
          <Button
            variant="solid"
            size="md"
            type="submit"
            form={formId}
            disabled={isStale || image.isUploading}
            isBusy={isBusy}
            busyText="Saving..."
          >
            {opened === null ? 'Add vehicle' : 'Save changes'}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className="grid grid-cols-[minmax(0,1fr)] gap-6"
        onSubmit={vehicle.handleSubmit}
      >
        {isStale && (
          <StaleAlert
            noun="vehicle"
            isDeleted={vehicle.isDeleted}
            onShowTheirs={vehicle.showTheirs}
            onKeepMine={vehicle.keepMine}
          />
        )}
        <VehicleFields form={form} />
        <VehicleImageField image={image} />
      </form>
    </Dialog>
  );
}
