import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useState, type SubmitEvent } from 'react';
import { useForm } from 'react-hook-form';
import { vehicleFormSchema, type VehicleFormValues, type VehiclePayload } from '@contracts/fleet';
import { useEditedVersion } from '@/shared/console/use-edited-version';
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

/** Version of a vehicle that hasn't been saved yet. */
const UNSAVED = { updated_at: '' };

/** State of the vehicle form: fields, image, and the version being edited. */
export function useVehicleForm({ opened, current, onClose }: Options) {
  const [id] = useState(() => opened?.id ?? createUuid());
  const form = useForm<VehicleFormValues, unknown, VehiclePayload>({
    resolver: standardSchemaResolver(vehicleFormSchema),
    defaultValues: opened === null ? NEW_VEHICLE_FORM : toVehicleForm(opened),
  });
  const image = useVehicleImage(opened);
  const save = useSaveVehicleMutation();
  const version = useEditedVersion<AdminVehicle | typeof UNSAVED>(
    opened ?? UNSAVED,
    opened === null ? UNSAVED : current,
  );
  const isSettled = !save.isPending && !save.isSuccess;
  const isHeldBack = (version.isOutdated || version.isGone) && isSettled;

  const submit = (values: VehiclePayload) => {
    if (save.isPending || isHeldBack || image.isUploading) return;
    const seen = opened === null ? null : version.seen.updated_at;
    save.mutate(
      { id, seen, values: { ...values, ...image.current } },
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
    isHeldBack,
    isGone: version.isGone,
    handleSubmit: (event: SubmitEvent<HTMLFormElement>) => void form.handleSubmit(submit)(event),
    handleClose: () => {
      if (save.isPending) return;
      image.discard();
      onClose();
    },
    takeTheirs: () => {
      version.catchUp();
      if (current === undefined) return;
      form.reset(toVehicleForm(current));
      image.reset(current);
    },
    keepMine: () => {
      version.catchUp();
    },
  };
}
