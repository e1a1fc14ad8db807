import { createUuid } from '@/shared/lib/create-uuid';
import type { PictureVariant } from './render-variants';
import type { VariantsResponse, VariantsRequest } from './variants-messages';

/** The worker itself failed (blocked, not loaded); the picture may be in order. */
export class WorkerFailedError extends Error {
  override readonly name = 'WorkerFailedError';
}

/** A worker nobody has asked for so long is let go, with the memory it holds; in ms. */
const IDLE_MS = 10_000;

let worker: Worker | undefined;
let idle: ReturnType<typeof setTimeout> | undefined;

/**
 * Has the sizes of a picture made in a worker.
 *
 * @throws WorkerFailedError, or Error with the worker's reason.
 */
export function renderInWorker(picture: Blob, sides: readonly number[]): Promise<PictureVariant[]> {
  const asked = startWorker();
  const question: VariantsRequest = { id: createUuid(), picture, sides };
  clearTimeout(idle);

  return new Promise<PictureVariant[]>((resolve, reject) => {
    const stopListening = () => {
      asked.removeEventListener('message', handleAnswer);
      asked.removeEventListener('error', handleFailure);
      idle = setTimeout(stopWorker, IDLE_MS);
    };
    const handleAnswer = ({ data }: MessageEvent<VariantsResponse>) => {
      if (data.id !== question.id) return;
      stopListening();
      if ('variants' in data) resolve(data.variants);
      else reject(new Error(data.reason));
    };
    const handleFailure = (event: ErrorEvent) => {
      stopListening();
      stopWorker();
      reject(new WorkerFailedError('The worker failed.', { cause: event }));
    };
    asked.addEventListener('message', handleAnswer);
    asked.addEventListener('error', handleFailure);
    asked.postMessage(question);
  });
}

function startWorker(): Worker {
  try {
    worker ??= new Worker(new URL('./variants.worker.ts', import.meta.url), { type: 'module' });
    return worker;
  } catch (error) {
    throw new WorkerFailedError('There are no workers here.', { cause: error });
  }
}

function stopWorker(): void {
  worker?.terminate();
  worker = undefined;
}
