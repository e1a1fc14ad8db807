import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { VehiclePayload } from '@contracts/fleet';
import { getSupabase } from '@/platform/supabase/client';
import { unwrap } from '@/platform/supabase/unwrap';
import { unwrapInsert } from '@/platform/supabase/unwrap-insert';
import { unwrapSaved } from '@/platform/supabase/unwrap-saved';
import { useDeleteMutation } from '@/shared/console/use-delete-mutation';

import { errorReason } from '@/shared/lib/error-reason';
import { useSingleFlight } from '@/shared/lib/use-single-flight';
import { adminFleetMessages as messages } from '../admin-messages';
import type { VehicleImage } from '../model/vehicle-image';
import { adminFleetKeys } from './admin-keys';
import { fleetKeys } from './keys';
import { removeVehicleImage } from './vehicle-images';

/** A vehicle as the form leaves it. */
interface VehicleSave {
  /** Made once for a new vehicle, so that a retry meets its own row. */
  id: string;
  /** `updated_at` of the version that was edited; `null` for a new vehicle. */
  seen: string | null;
  values: VehiclePayload & VehicleImage;
}

async function saveVehicle({ id, seen, values }: VehicleSave): Promise<void> {
  const fleet = getSupabase().from('fleet');
  if (seen === null) {
    const answer = await fleet
      .insert({ id, ...values })
      .select('id')
      .single();
    unwrapInsert(answer, 'fleet');
    return;
  }
  unwrapSaved(
    await fleet.update(values).eq('id', id).eq('updated_at', seen).select('id').maybeSingle(),
  );
}

async function deleteVehicle(id: string): Promise<void> {
  const { image_url } = unwrap(
    await getSupabase().from('fleet').delete().eq('id', id).select('image_url').single(),
  );
  await removeVehicleImage(image_url);
}

const reasonOf = (error: Error) => errorReason(error) ?? 'The server did not answer.';

/** Adds a vehicle, or saves an edit; a `conflict` when somebody else has saved it meanwhile. */
export function useSaveVehicleMutation() {
  const client = useQueryClient();
  const mutation = useMutation({
    mutationKey: [...adminFleetKeys.all, 'save'],
    mutationFn: saveVehicle,
    // The public page of this tab is asked again too.
    onSettled: () => client.invalidateQueries({ queryKey: fleetKeys.all }),
    meta: {
      successToast: (_data, save) =>
        (save as VehicleSave).seen === null ? messages.added : messages.updated,
      errorToast: (error, save) =>
        (save as VehicleSave).seen === null
          ? messages.addFailed(reasonOf(error))
          : messages.updateFailed(reasonOf(error)),
    },
  });
  return useSingleFlight(mutation);
}

/** Deletes a vehicle with its picture. */
export function useDeleteVehicleMutation() {
  return useDeleteMutation({ keys: adminFleetKeys, deleteRecord: deleteVehicle, messages });
}
