import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useState, type SubmitEvent } from 'react';
import { useForm } from 'react-hook-form';
import { vehicleFormSchema, type VehicleFormValues, type VehiclePayload } from '@contracts/fleet';
import { useEditedVersion } from '@/shared/forms/use-edited-version';
import { createUuid } from '@/shared/lib/create-uuid';
import { useSaveVehicleMutation } from '../../api/admin-vehicle-mutations';
import type { AdminVehicle } from '../../api/admin-vehicles';
import { NEW_VEHICLE_FORM, toVehicleForm } from '../../model/vehicle-form';
import { useVehicleImage } from './use-vehicle-image';

interface Options {
  opened: AdminVehicle | null;
  current: AdminVehicle | undefined;
  onClose: () => void;
}

/** State of the vehicle form: fields, image, and the version being edited. */
export function useVehicleForm({ opened, current, onClose }: Options) {
  const [id] = useState(() => opened?.id ?? createUuid());
  const form = useForm<VehicleFormValues, unknown, VehiclePayload>({
    resolver: standardSchemaResolver(vehicleFormSchema),
    defaultValues: opened === null ? NEW_VEHICLE_FORM : toVehicleForm(opened),
  });
  const image = useVehicleImage(opened);
  const save = useSaveVehicleMutation();
  const version = useEditedVersion({ opened, current, save });
  const { base, isStale } = version;

  const submit = (values: VehiclePayload) => {
    if (save.isPending || isStale || image.isUploading) return;
    save.mutate(
      { id, base, values: { ...values, ...image.current } },
      {
        onSuccess: () => {
          image.keep();
          onClose();
        },
      },
    );
  };

  return {
    form,
    image,
    error: save.error,
    isBusy: save.isPending,
    stale: isStale
      ? {
          noun: 'vehicle',
          isDeleted: version.isDeleted,
          onShowTheirs: () => {
            const newest = version.rebase();
            if (newest === null) return;
            form.reset(toVehicleForm(newest));
            image.reset(newest);
          },
          onKeepMine: version.rebase,
        }
      : undefined,
    handleSubmit: (event: SubmitEvent<HTMLFormElement>) => void form.handleSubmit(submit)(event),
    handleClose: () => {
      image.discard();
      onClose();
    },
  };
}
