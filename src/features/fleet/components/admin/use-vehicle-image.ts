import { useRef, useState } from 'react';
import { errorReason } from '@/shared/lib/error-reason';
import { adminFleetToasts } from '../../admin-toasts';
import { removeVehicleImage } from '../../api/remove-vehicle-image';
import { useUploadVehicleImageMutation } from '../../api/vehicle-images';
import { NO_IMAGE, type VehicleImage } from '../../model/vehicle-image';

const imageOf = ({ image_url, image_width, image_height }: VehicleImage): VehicleImage => ({
  image_url,
  image_width,
  image_height,
});

/**
 * The image in the vehicle form. It is uploaded as soon as it is chosen; files that no vehicle uses
 * are deleted when the form closes.
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

  /** Deletes the previous image and all uploads except the one in use. */
  const deleteUnused = (used: string | null) => {
    for (const url of new Set([...uploaded.current, opened?.image_url ?? null])) {
      if (url !== used) void removeVehicleImage(url);
    }
  };

  return {
    current,
    isUploading: isPending,
    /** The file being uploaded, or the failed file. */
    file: isPending || error !== null ? variables : undefined,
    error: error === null ? null : (errorReason(error) ?? adminFleetToasts.imageFailed.description),
    upload,
    remove: () => {
      setCurrent(NO_IMAGE);
    },
    forgetFailure: reset,
    /** Shows another version's image. */
    reset: (image: VehicleImage) => {
      setCurrent(imageOf(image));
    },
    /** Call after the form was saved. */
    keep: () => {
      deleteUnused(current.image_url);
    },
    /** Call when the form is closed without saving: the vehicle keeps its image. */
    discard: () => {
      deleteUnused(opened?.image_url ?? null);
    },
  };
}

export type VehicleImageState = ReturnType<typeof useVehicleImage>;
