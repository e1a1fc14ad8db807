import { createUuid } from '@/shared/lib/create-uuid';
import type { PictureVariant } from './render-variants';
import type { VariantsResponse, VariantsRequest } from './variants-messages';

/** The worker itself failed (blocked or not loaded); the image may be fine. */
export class WorkerFailedError extends Error {
  override readonly name = 'WorkerFailedError';
}

/** An idle worker is terminated after this time to free its memory, in ms. */
const IDLE_MS = 10_000;

let worker: Worker | undefined;
let idle: ReturnType<typeof setTimeout> | undefined;

/**
 * Resizes an image in a worker, like `renderVariants`.
 *
 * @throws WorkerFailedError, or Error with the worker's reason.
 */
export function renderInWorker(picture: Blob, sides: readonly number[]): Promise<PictureVariant[]> {
  const current = startWorker();
  const request: VariantsRequest = { id: createUuid(), picture, sides };
  clearTimeout(idle);

  return new Promise<PictureVariant[]>((resolve, reject) => {
    const stopListening = () => {
      current.removeEventListener('message', handleResponse);
      current.removeEventListener('error', handleFailure);
      idle = setTimeout(stopWorker, IDLE_MS);
    };
    const handleResponse = ({ data }: MessageEvent<VariantsResponse>) => {
      if (data.id !== request.id) return;
      stopListening();
      if ('variants' in data) resolve(data.variants);
      else reject(new Error(data.reason));
    };
    const handleFailure = (event: ErrorEvent) => {
      stopListening();
      stopWorker();
      reject(new WorkerFailedError('The worker failed.', { cause: event }));
    };
    current.addEventListener('message', handleResponse);
    current.addEventListener('error', handleFailure);
    current.postMessage(request);
  });
}

function startWorker(): Worker {
  try {
    worker ??= new Worker(new URL('./variants.worker.ts', import.meta.url), { type: 'module' });
    return worker;
  } catch (error) {
    throw new WorkerFailedError('Workers are not available.', { cause: error });
  }
}

function stopWorker(): void {
  worker?.terminate();
  worker = undefined;
}
