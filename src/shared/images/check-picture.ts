import { PICTURE_TYPES } from './picture-rules';
import { AppError } from '@/shared/lib/app-error';

/** The `accept` attribute of a chooser for pictures. */
export const PICTURE_ACCEPT = PICTURE_TYPES.join(',');

export const NOT_A_PICTURE = 'Choose a JPG, PNG, WebP or AVIF image.';
export const UNREADABLE = 'This image could not be read. It may be damaged.';
export const TOO_LARGE = 'This image is too large. Save a copy of at most 100 megapixels.';

/** What a browser can hold in memory while it resizes: four bytes a pixel. */
const MAX_PIXELS = 100_000_000;
const MAX_BYTES = 80 * 1024 * 1024;

/** Whether a file calls itself a raster image of a type the site stores. */
export function isPicture(file: Blob): boolean {
  return PICTURE_TYPES.some((type) => type === file.type);
}

/**
 * Looks at a picture before anything is made of it. Its size is read from its head alone, so that
 * one which would fill the memory is never unpacked.
 *
 * @throws AppError of kind `validation` with what to tell about the picture.
 */
export async function checkPicture(file: Blob): Promise<void> {
  if (!isPicture(file)) throw new AppError('validation', NOT_A_PICTURE);
  if (file.size > MAX_BYTES) throw new AppError('validation', TOO_LARGE);
  const pixels = await countPixels(file);
  if (pixels === 0) throw new AppError('validation', UNREADABLE);
  if (pixels > MAX_PIXELS) throw new AppError('validation', TOO_LARGE);
}

async function countPixels(file: Blob): Promise<number> {
  const url = URL.createObjectURL(file);
  try {
    return await new Promise<number>((resolve) => {
      const image = new Image();
      image.onload = () => {
        resolve(image.naturalWidth * image.naturalHeight);
      };
      image.onerror = () => {
        resolve(0);
      };
      image.src = url;
    });
  } finally {
    URL.revokeObjectURL(url);
  }
}
