import { isAppError } from '@/shared/lib/app-error';
import type { QueuedDocument, DocumentTarget } from './queued-document';
import { UploadFailedError, UploadCanceledError } from './upload-errors';

/**
 * Uploads one file.
 *
 * @throws if the upload fails.
 */
export type UploadDocument = (options: {
  file: File;
  target: DocumentTarget;
  /** Called with the uploaded share, from 0 to 1. */
  onProgress: (progress: number) => void;
  signal: AbortSignal;
}) => Promise<void>;

const UPLOAD_FAILED = 'The upload failed.';
/** Path and type are already valid, so storage says "forbidden" only when uploads are rate-limited. */
const RATE_LIMITED = 'Too many files. Try again in a few minutes.';
const REJECTED = 'This file was rejected. Choose another one.';

/**
 * Uploads files one after the other: on a weak connection, more of them succeed than in parallel. A
 * failure doesn't stop the rest, so that a retry has only the failed files left.
 *
 * @throws UploadFailedError, UploadCanceledError
 */
export async function uploadDocuments(
  documents: readonly QueuedDocument[],
  upload: UploadDocument,
  signal: AbortSignal,
  update: (key: string, change: Partial<QueuedDocument>) => void,
): Promise<void> {
  const failures: { name: string; error: unknown }[] = [];
  for (const { key, file, state, target } of documents) {
    if (state === 'sent' || target === null) continue;
    if (signal.aborted) throw new UploadCanceledError();
    update(key, { state: 'sending', problem: null, progress: 0 });
    const onProgress = (progress: number) => {
      update(key, { progress });
    };
    try {
      await upload({ file, target, onProgress, signal });
      update(key, { state: 'sent', progress: 1 });
    } catch (error) {
      if (isAborted(signal)) {
        update(key, { state: 'ready', progress: 0 });
        throw new UploadCanceledError();
      }
      update(key, { state: 'failed', problem: problemOf(error) });
      failures.push({ name: file.name, error });
    }
  }
  if (failures.length === 0) return;
  throw new UploadFailedError(
    failures.map(({ name }) => name),
    { cause: new AggregateError(failures.map(({ error }): unknown => error)) },
  );
}

function problemOf(error: unknown): string {
  if (isAppError(error, 'forbidden')) return RATE_LIMITED;
  return isAppError(error, 'validation') ? REJECTED : UPLOAD_FAILED;
}

/** A function, because TypeScript assumes `signal.aborted` doesn't change after the first check. */
const isAborted = (signal: AbortSignal): boolean => signal.aborted;
