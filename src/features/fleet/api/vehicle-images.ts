import { useMutation } from '@tanstack/react-query';
import { picturePath, removePictures, storePicture } from '@/platform/supabase/pictures';
import { checkPicture } from '@/shared/images/check-picture';
import { makeVariants } from '@/shared/images/make-variants';
import { PICTURE_SIDES_PX } from '@/shared/images/picture-rules';
import { createUuid } from '@/shared/lib/create-uuid';
import { logError } from '@/shared/lib/log';
import { adminFleetMessages } from '../admin-messages';
import type { VehicleImage } from '../model/vehicle-image';
import { adminFleetKeys } from './admin-keys';

/** Folder of vehicle images in the bucket. */
const FOLDER = 'fleet/';

async function uploadImage(file: File): Promise<VehicleImage> {
  await checkPicture(file);
  const [picture] = await makeVariants(file, [PICTURE_SIDES_PX.fullsize]);
  if (picture === undefined) throw new Error('No resized image was created.');
  const { blob, width, height } = picture;
  const ending = blob.type === 'image/webp' ? 'webp' : 'jpg';
  return {
    image_url: await storePicture(`${FOLDER}${createUuid()}.${ending}`, blob),
    image_width: width,
    image_height: height,
  };
}

/** Resizes and uploads a vehicle's picture, under a random name. */
export function useUploadVehicleImageMutation() {
  return useMutation({
    mutationKey: [...adminFleetKeys.all, 'upload-image'],
    mutationFn: uploadImage,
    meta: {
      successToast: adminFleetMessages.imageUploaded,
      errorToast: adminFleetMessages.imageFailed,
    },
  });
}

/** Deletes an uploaded vehicle picture; ignores other URLs. Never throws. */
export async function removeVehicleImage(url: string | null): Promise<void> {
  const path = picturePath(url);
  if (path?.startsWith(FOLDER) !== true) return;
  try {
    await removePictures([path]);
  } catch (error) {
    // The picture is no longer shown anywhere, so a failure is only logged.
    logError('A vehicle’s old picture could not be removed', error, { path });
  }
}
