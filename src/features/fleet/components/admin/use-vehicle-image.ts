import { useRef, useState } from 'react';
import { errorReason } from '@/shared/lib/error-reason';
import { adminFleetMessages } from '../../admin-messages';
import { removeVehicleImage, useUploadVehicleImageMutation } from '../../api/vehicle-images';
import { NO_IMAGE, type VehicleImage } from '../../model/vehicle-image';

const imageOf = ({ image_url, image_width, image_height }: VehicleImage): VehicleImage => ({
  image_url,
  image_width,
  image_height,
});

/**
 * The picture in the vehicle form. It is uploaded as it is chosen; files that end up belonging to
 * no vehicle are removed when the form is closed.
 */
export function useVehicleImage(opened: VehicleImage | null) {
  const [current, setCurrent] = useState(opened === null ? NO_IMAGE : imageOf(opened));
  const uploaded = useRef<string[]>([]);
  const { mutate, isPending, error, variables, reset } = useUploadVehicleImageMutation();

  const upload = (file: File) => {
    mutate(file, {
      onSuccess: (image) => {
        if (image.image_url !== null) uploaded.current.push(image.image_url);
        setCurrent(image);
      },
    });
  };

  /** Removes what was there before or uploaded here, but for the picture that stays. */
  const settle = (stays: string | null) => {
    for (const url of new Set([...uploaded.current, opened?.image_url ?? null])) {
      if (url !== stays) void removeVehicleImage(url);
    }
  };

  return {
    current,
    isUploading: isPending,
    /** The file on its way, or the one that failed. */
    file: isPending || error !== null ? variables : undefined,
    error:
      error === null ? null : (errorReason(error) ?? adminFleetMessages.imageFailed.description),
    upload,
    remove: () => {
      setCurrent(NO_IMAGE);
    },
    forgetFailure: reset,
    /** Puts another version's picture in its place. */
    reset: (image: VehicleImage) => {
      setCurrent(imageOf(image));
    },
    /** The form was saved. */
    keep: () => {
      settle(current.image_url);
    },
    /** The form was given up: the vehicle keeps the picture it had. */
    discard: () => {
      settle(opened?.image_url ?? null);
    },
  };
}

export type VehicleImageState = ReturnType<typeof useVehicleImage>;
