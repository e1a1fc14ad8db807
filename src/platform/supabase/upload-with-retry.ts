import { isAppError, type AppErrorKind } from '@/shared/lib/app-error';
import { wait, type FileUpload } from './file-upload';
import { isResumable, uploadFile } from './upload-file';

/** Delays before the second and third attempt, in ms. */
const PAUSES_MS: readonly number[] = [1000, 4000];

/** Retrying doesn't help: the file or the caller is rejected. */
const FINAL: readonly AppErrorKind[] = ['validation', 'forbidden', 'auth', 'not-found'];

/**
 * Uploads a visitor's file, in up to three attempts; a resumable upload retries itself. Every chosen file has its own path, so a conflict
 * means that an earlier attempt succeeded and only its response was lost.
 *
 * @param pauses delays between the attempts, in ms.
 * @throws AppError of the last attempt, as `uploadFile` does.
 */
export async function uploadWithRetry(upload: FileUpload, pauses = PAUSES_MS): Promise<void> {
  const { onProgress, signal } = upload;
  for (const pause of isResumable(upload) ? [null] : [...pauses, null]) {
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
