import { useMutation } from '@tanstack/react-query';
import { storePicture } from '@/platform/supabase/store-picture';
import { checkPicture } from '@/shared/images/check-picture';
import { makeVariants } from '@/shared/images/make-variants';
import { PICTURE_SIDES_PX } from '@/shared/images/picture-rules';
import { createUuid } from '@/shared/lib/create-uuid';
import { adminFleetToasts } from '../admin-toasts';
import type { VehicleImage } from '../model/vehicle-image';
import { adminFleetKeys } from './admin-query-keys';
import { VEHICLE_FOLDER } from './remove-vehicle-image';

async function uploadImage(file: File): Promise<VehicleImage> {
  await checkPicture(file);
  const [picture] = await makeVariants(file, [PICTURE_SIDES_PX.fullsize]);
  if (picture === undefined) throw new Error('No resized image was created.');
  const { blob, width, height } = picture;
  const ending = blob.type === 'image/webp' ? 'webp' : 'jpg';
  return {
    image_url: await storePicture(`${VEHICLE_FOLDER}${createUuid()}.${ending}`, blob),
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
      successToast: adminFleetToasts.imageUploaded,
      errorToast: adminFleetToasts.imageFailed,
    },
  });
}
