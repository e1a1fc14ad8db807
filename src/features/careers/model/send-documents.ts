import { isAppError } from '@/shared/lib/app-error';
import type { ChosenDocument, DocumentTarget } from './chosen-document';
import { DocumentsNotSentError, SendingStoppedError } from './sending-errors';

/**
 * Brings one file to its place.
 *
 * @throws whatever keeps it from arriving.
 */
export type UploadDocument = (options: {
  file: File;
  target: DocumentTarget;
  /** Called with what is sent, from 0 to 1. */
  onProgress: (progress: number) => void;
  signal: AbortSignal;
}) => Promise<void>;

const NOT_ARRIVED = 'This file did not arrive.';
/** The path and the type are right by then: what turns a file away is the brake on uploads. */
const TURNED_AWAY = 'Too many files in a short time. Try again in a few minutes.';
const NOT_TAKEN = 'This file was not accepted. Choose another one.';

/**
 * Sends files one after the other, which on a weak connection gets more of them through than all
 * at once. One that fails does not keep the next from being tried, so that a second attempt has
 * only the failed ones left.
 *
 * @throws DocumentsNotSentError, SendingStoppedError
 */
export async function sendDocuments(
  documents: readonly ChosenDocument[],
  upload: UploadDocument,
  signal: AbortSignal,
  update: (key: string, change: Partial<ChosenDocument>) => void,
): Promise<void> {
  const failures: { name: string; error: unknown }[] = [];
  for (const { key, file, state, target } of documents) {
    if (state === 'sent' || target === null) continue;
    if (signal.aborted) throw new SendingStoppedError();
    update(key, { state: 'sending', problem: null, progress: 0 });
    const onProgress = (progress: number) => {
      update(key, { progress });
    };
    try {
      await upload({ file, target, onProgress, signal });
      update(key, { state: 'sent', progress: 1 });
    } catch (error) {
      if (isStopped(signal)) {
        update(key, { state: 'ready', progress: 0 });
        throw new SendingStoppedError();
      }
      update(key, { state: 'failed', problem: problemOf(error) });
      failures.push({ name: file.name, error });
    }
  }
  if (failures.length === 0) return;
  throw new DocumentsNotSentError(
    failures.map(({ name }) => name),
    { cause: new AggregateError(failures.map(({ error }): unknown => error)) },
  );
}

function problemOf(error: unknown): string {
  if (isAppError(error, 'forbidden')) return TURNED_AWAY;
  return isAppError(error, 'validation') ? NOT_TAKEN : NOT_ARRIVED;
}

/** Asked anew: TypeScript believes that a signal looked at once stays what it was. */
const isStopped = (signal: AbortSignal): boolean => signal.aborted;
