import { AppError } from '@/shared/lib/app-error';
import { logError } from '@/shared/lib/log';
import { UNREADABLE } from './check-picture';
import { renderVariants, type PictureVariant } from './render-variants';
import { renderInWorker, WorkerFailedError } from './render-in-worker';

/**
 * Resizes an image to each of `sides` (longest side in pixels, largest first): in a worker, or on the
 * page when workers or OffscreenCanvas are missing.
 *
 * @throws AppError of kind `validation` with a message for the user.
 */
export async function makeVariants(
  picture: Blob,
  sides: readonly number[],
): Promise<PictureVariant[]> {
  try {
    return await renderInBackground(picture, sides);
  } catch (error) {
    throw new AppError('validation', UNREADABLE, { cause: error });
  }
}

async function renderInBackground(
  picture: Blob,
  sides: readonly number[],
): Promise<PictureVariant[]> {
  if (!('OffscreenCanvas' in window)) return renderVariants(picture, sides);
  try {
    return await renderInWorker(picture, sides);
  } catch (error) {
    if (!(error instanceof WorkerFailedError)) throw error;
    logError('The worker failed; resizing on the page', error);
    return renderVariants(picture, sides);
  }
}
