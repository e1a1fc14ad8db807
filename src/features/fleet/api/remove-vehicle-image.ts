import { picturePath, removePictures } from '@/platform/supabase/pictures';
import { logError } from '@/shared/lib/log';

/** Folder of vehicle images in the bucket. */
export const VEHICLE_FOLDER = 'fleet/';

/** Deletes an uploaded vehicle picture; ignores other URLs. Never throws. */
export async function removeVehicleImage(url: string | null): Promise<void> {
  const path = picturePath(url);
  if (path?.startsWith(VEHICLE_FOLDER) !== true) return;
  try {
    await removePictures([path]);
  } catch (error) {
    // The picture is no longer shown anywhere, so a failure is only logged.
    logError('A vehicle’s old picture could not be removed', error, { path });
  }
}
