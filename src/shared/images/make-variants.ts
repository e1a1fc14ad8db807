import { AppError } from '@/shared/lib/app-error';
import { logError } from '@/shared/lib/log';
import { UNREADABLE } from './check-picture';
import { renderVariants, type PictureVariant } from './render-variants';
import { renderInWorker, WorkerFailedError } from './render-in-worker';

/**
 * A picture in sizes of `sides` pixels at most, largest first: in a worker, or on the page where
 * there is none or it cannot draw.
 *
 * @throws AppError of kind `validation` with what to tell about the picture.
 */
export async function makeVariants(
  picture: Blob,
  sides: readonly number[],
): Promise<PictureVariant[]> {
  try {
    return await renderAside(picture, sides);
  } catch (error) {
    throw new AppError('validation', UNREADABLE, { cause: error });
  }
}

async function renderAside(picture: Blob, sides: readonly number[]): Promise<PictureVariant[]> {
  if (!('OffscreenCanvas' in window)) return renderVariants(picture, sides);
  try {
    return await renderInWorker(picture, sides);
  } catch (error) {
    if (!(error instanceof WorkerFailedError)) throw error;
    logError('A picture is resized on the page: there is no worker', error);
    return renderVariants(picture, sides);
  }
}
