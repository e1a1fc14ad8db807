import { useId, type SubmitEvent } from 'react';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { useRemoveDeviceMutation, type Device } from '../api/factors';
import { CodeField } from './code-field';
import { useCode } from './use-code';

interface RemoveDeviceDialogProps {
  device: Device;
  /** All of the user's devices. */
  devices: readonly Device[];
  onClose: () => void;
}

/** Removes a device. Requires a code, so that an unattended browser isn't enough. */
export function RemoveDeviceDialog({ device, devices, onClose }: RemoveDeviceDialogProps) {
  const formId = useId();
  const removal = useRemoveDeviceMutation();
  const { field, check } = useCode(removal.error);
  // A user who lost this device can still enter a code from another one.
  const from = devices.find(({ id }) => id !== device.id) ?? device;

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const code = check();
    if (code === undefined || removal.isPending) return;
    removal.mutate({ deviceId: device.id, from: from.id, code }, { onSuccess: onClose });
  };
  const handleOpenChange = () => {
    if (!removal.isPending) onClose();
  };

  return (
    <Dialog
      open
      size="sm"
      onOpenChange={handleOpenChange}
      title={`Remove ${device.name}?`}
      description={
        devices.length > 1
          ? 'Your other devices keep working.'
          : 'After this, your password alone is enough to sign in. If two-step verification is required for staff, you’ll set up a new device next.'
      }
      footer={
        <>
          <Button variant="quiet" size="md" disabled={removal.isPending} onClick={onClose}>
            Cancel
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="danger"
            size="md"
            isBusy={removal.isPending}
            busyText="Removing..."
          >
            Remove
          </Button>
        </>
      }
    >
      <form noValidate id={formId} method="dialog" onSubmit={handleSubmit}>
        <CodeField {...field} hint={`The code your app shows for ${from.name}.`} />
      </form>
    </Dialog>
  );
}
