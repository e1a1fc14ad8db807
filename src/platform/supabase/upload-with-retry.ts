import { isAppError, type AppErrorKind } from '@/shared/lib/app-error';
import { uploadFile, type FileUpload } from './upload-file';

/** Delays before the second and third attempt, in ms. */
const PAUSES_MS: readonly number[] = [1000, 4000];

/** Retrying doesn't help: the file or the caller is rejected. */
const FINAL: readonly AppErrorKind[] = ['validation', 'forbidden', 'auth', 'not-found'];

/**
 * Uploads a visitor's file, in up to three attempts. Every chosen file has its own path, so a conflict
 * means that an earlier attempt succeeded and only its response was lost.
 *
 * @param pauses delays between the attempts, in ms.
 * @throws AppError of the last attempt, as `uploadFile` does.
 */
export async function uploadWithRetry(upload: FileUpload, pauses = PAUSES_MS): Promise<void> {
  const { onProgress, signal } = upload;
  for (const pause of [...pauses, null]) {
    try {
      await uploadFile(upload);
      return;
    } catch (error) {
      if (isAppError(error, 'conflict')) return;
      const isFinal = isAppError(error) && FINAL.includes(error.kind);
      if (pause === null || isFinal || signal.aborted) throw error;
      onProgress(0);
      await wait(pause, signal);
    }
  }
}

/** Waits `ms`, or until `signal` aborts; the next attempt then aborts immediately. */
function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
