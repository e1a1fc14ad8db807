import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { VehiclePayload } from '@contracts/fleet';
import { getSupabase } from '@/platform/supabase/client';
import { unwrap } from '@/platform/supabase/unwrap';
import { unwrapInsert } from '@/platform/supabase/unwrap-insert';
import { unwrapVersioned, versionOf } from '@/platform/supabase/versioned-write';
import { useDeleteMutation } from '@/shared/console/use-delete-mutation';

import { errorReason } from '@/shared/lib/error-reason';
import { useSingleFlight } from '@/shared/lib/use-single-flight';
import { adminFleetToasts as toasts } from '../admin-toasts';
import type { VehicleImage } from '../model/vehicle-image';
import { adminFleetKeys } from './admin-query-keys';
import type { AdminVehicle } from './admin-vehicles';
import { fleetKeys } from './query-keys';
import { removeVehicleImage } from './remove-vehicle-image';

/** A vehicle form to save. */
interface VehicleSave {
  /** The same for every attempt to save a new vehicle, so a retry can't add it twice. */
  id: string;
  /** The version that was edited; `null` for a new vehicle. */
  base: AdminVehicle | null;
  values: VehiclePayload & VehicleImage;
}

async function saveVehicle({ id, base, values }: VehicleSave): Promise<void> {
  const fleet = getSupabase().from('fleet');
  if (base === null) {
    const response = await fleet
      .insert({ id, ...values })
      .select('id')
      .single();
    unwrapInsert(response, 'fleet_vehicles');
    return;
  }
  await unwrapVersioned(
    await fleet.update(values).match(versionOf(base)).select('id').maybeSingle(),
  );
}

async function deleteVehicle(id: string): Promise<void> {
  const { image_url } = unwrap(
    await getSupabase().from('fleet').delete().eq('id', id).select('image_url').single(),
  );
  await removeVehicleImage(image_url);
}

const reasonOf = (error: Error) => errorReason(error) ?? 'The server didn’t respond.';

/** Adds a vehicle, or saves a changed one. */
export function useSaveVehicleMutation() {
  const client = useQueryClient();
  const mutation = useMutation({
    mutationKey: [...adminFleetKeys.all, 'save'],
    mutationFn: saveVehicle,
    // Includes the public page in this tab.
    onSettled: () => client.invalidateQueries({ queryKey: fleetKeys.all }),
    meta: {
      successToast: (_data, save) =>
        (save as VehicleSave).base === null ? toasts.added : toasts.updated,
      errorToast: (error, save) =>
        (save as VehicleSave).base === null
          ? toasts.addFailed(reasonOf(error))
          : toasts.updateFailed(reasonOf(error)),
    },
  });
  return useSingleFlight(mutation);
}

/** Deletes a vehicle and its picture. */
export function useDeleteVehicleMutation() {
  return useDeleteMutation({ keys: adminFleetKeys, deleteRecord: deleteVehicle, messages: toasts });
}
