import { AppError } from '@/shared/lib/app-error';
import { acceptOf, typeOfName } from '@/shared/uploads/file-extensions';
import { HEIC_HELP, hasHeicContent, isHeic } from './heic';
import { PICTURE_TYPES } from './picture-rules';

/** Value of the `accept` attribute for image inputs. */
export const PICTURE_ACCEPT = `${PICTURE_TYPES.join(',')},${acceptOf(['jpg'])}`;

export const NOT_A_PICTURE = 'Choose a JPG, PNG, WebP or AVIF image.';
export const UNREADABLE = "We couldn't read this image. It may be damaged.";
export const TOO_LARGE = 'This image is too large. Save a copy of at most 100 megapixels.';

/** Limit for resizing in the browser, where a pixel takes four bytes of memory. */
const MAX_PIXELS = 100_000_000;
const MAX_BYTES = 80 * 1024 * 1024;

/**
 * True if a file is declared as an image of a type we store. Where the system doesn't know an extension,
 * such as `.jfif`, the browser leaves the type blank.
 */
export function isPicture(file: Blob): boolean {
  if (file.type !== '') return PICTURE_TYPES.some((type) => type === file.type);
  return (
    file instanceof File && typeOfName(file.name, ['jpg', 'png', 'webp', 'avif']) !== undefined
  );
}

/**
 * Validates an image before it is resized. Reads its dimensions without decoding all pixels, so that
 * a huge image can't exhaust the memory.
 *
 * @throws AppError of kind `validation` with a message for the user.
 */
export async function checkPicture(file: Blob): Promise<void> {
  if (file instanceof File && isHeic(file)) throw new AppError('validation', HEIC_HELP);
  if (!isPicture(file)) throw new AppError('validation', NOT_A_PICTURE);
  if (file.size > MAX_BYTES) throw new AppError('validation', TOO_LARGE);
  const pixels = await countPixels(file);
  if (pixels === 0) {
    throw new AppError('validation', (await hasHeicContent(file)) ? HEIC_HELP : UNREADABLE);
  }
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
