import { DOCUMENT_BUCKET } from '@contracts/documents';
import { uploadFile } from '@/platform/supabase/upload-file';
import { isAppError, type AppErrorKind } from '@/shared/lib/app-error';
import type { UploadDocument } from '../model/upload-documents';

/** Pauses before the second and the third try, in ms. */
const PAUSES_MS = [1000, 4000];

/** Trying again cannot help: the file, or the caller, is refused. */
const FINAL: readonly AppErrorKind[] = ['validation', 'forbidden', 'auth', 'not-found'];

/**
 * Uploads an applicant's file, up to three times. A path belongs to one chosen file alone, so one
 * that is taken means that an earlier try arrived and only its answer was lost.
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

/** Ends early when `signal` does; the next try then ends at once. */
function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
