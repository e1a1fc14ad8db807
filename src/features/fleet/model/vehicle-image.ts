/** A vehicle's image and its size in pixels; all `null` without an image. */
export interface VehicleImage {
  image_url: string | null;
  image_width: number | null;
  image_height: number | null;
}

export const NO_IMAGE: VehicleImage = { image_url: null, image_width: null, image_height: null };
