import { DOCUMENT_BUCKET } from '@contracts/documents';
import { uploadFile } from '@/platform/supabase/upload-file';
import { isAppError, type AppErrorKind } from '@/shared/lib/app-error';
import type { UploadDocument } from '../model/upload-documents';

/** Delays before the second and third attempt, in ms. */
const PAUSES_MS = [1000, 4000];

/** Retrying doesn't help: the file or the caller is rejected. */
const FINAL: readonly AppErrorKind[] = ['validation', 'forbidden', 'auth', 'not-found'];

/**
 * Uploads an applicant's file, in up to three attempts. Every chosen file has its own path, so a
 * conflict means that an earlier attempt succeeded and only its response was lost.
 */
export const uploadDocument: UploadDocument = async ({ file, target, onProgress, signal }) => {
  for (const pause of [...PAUSES_MS, null]) {
    try {
      await uploadFile({ bucket: DOCUMENT_BUCKET, ...target, file, onProgress, signal });
      return;
    } catch (error) {
      if (isAppError(error, 'conflict')) return;
      const isFinal = isAppError(error) && FINAL.includes(error.kind);
      if (pause === null || isFinal || signal.aborted) throw error;
      onProgress(0);
      await wait(pause, signal);
    }
  }
};

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
