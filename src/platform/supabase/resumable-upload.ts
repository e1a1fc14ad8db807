import type { DetailedError, HttpResponse, PreviousUpload, Upload } from 'tus-js-client';
import { AppError } from '@/shared/lib/app-error';
import { readStorage, writeStorage } from '@/shared/lib/storage';
import { timeoutError } from '@/shared/lib/timeout';
import { STALL_MS, wait, type FileUpload } from './file-upload';
import { toAppError } from './unwrap';

/** The size of a part that hosted Storage prescribes. */
const PART_BYTES = 6 * 1024 * 1024;
/** The smallest part, for connections that don't last long enough for larger ones. */
const SMALLEST_PART_BYTES = PART_BYTES / 16;

/** Delays between attempts, in ms. They start over whenever the server has received more. */
const PAUSES_MS = [500, 1000, 2000, 4000, 8000, 8000, 8000];

/** After this long without progress the connection counts as lost and the upload resumes on a new one. */
const SILENCE_MS = 20_000;

/** Unfinished uploads expire on the server after a day. */
const EXPIRES_MS = 23 * 60 * 60 * 1000;

/**
 * Uploads a file in parts (TUS 1.0.0). After a lost connection it asks the server how much arrived and
 * sends the rest. With a `resumeKey`, an upload that an earlier visit in this tab began is continued
 * too, under its own path (`onResumed`). Never overwrites: a taken path is a `conflict`.
 *
 * @throws AppError of kind `network` when the upload stalls for 60 s (`isTimeout`), when eight attempts
 * in a row send nothing, or when `signal` aborts; otherwise of the kind Storage reports.
 */
export async function uploadResumable(
  upload: FileUpload,
  { supabaseUrl, supabaseKey }: { supabaseUrl: string; supabaseKey: string },
): Promise<void> {
  const { bucket, path, file, contentType, signal, accessToken, resumeKey } = upload;
  const Transfer = await loadUpload(signal);
  const metadata = { bucketName: bucket, objectName: path, contentType };

  await new Promise<void>((resolve, reject) => {
    const transfer: Upload = new Transfer(file, {
      endpoint: `${supabaseUrl}/storage/v1/upload/resumable`,
      headers: {
        apikey: supabaseKey,
        authorization: `Bearer ${accessToken ?? supabaseKey}`,
        'x-upsert': 'false',
      },
      metadata,
      chunkSize: PART_BYTES,
      retryDelays: PAUSES_MS,
      storeFingerprintForResuming: resumeKey !== undefined,
      removeFingerprintOnSuccess: true,
      fingerprint: () => Promise.resolve(resumeKey ?? ''),
      urlStorage: unfinishedUploads,
      onBeforeRequest: (request) => {
        watch.handleRequest(request.getMethod() === 'PATCH');
      },
      onProgress: (sent, total) => {
        upload.onProgress(watch.handleProgress(sent) / total);
      },
      onShouldRetry: ({ originalRequest, originalResponse }, _attempt, options) => {
        // A part should fit between two losses of the connection: a gateway may forward whole requests
        // only, and a browser may send a lost part again from its start.
        if (originalRequest.getMethod() === 'PATCH' && options.chunkSize !== undefined) {
          options.chunkSize = Math.max(options.chunkSize / 2, SMALLEST_PART_BYTES);
        }
        return isWorthRetrying(originalResponse);
      },
      onSuccess: () => {
        end();
        resolve();
      },
      onError: (error) => {
        end();
        reject(toUploadError(error));
      },
    });

    const watch = watchProgress({
      onLost: () => {
        stop(transfer);
        transfer.start();
      },
      onStalled: () => {
        stop(transfer);
        end();
        reject(timeoutError());
      },
    });
    const handleAbort = () => {
      stop(transfer);
      end();
      reject(new AppError('network', 'The connection was lost.'));
    };
    const end = () => {
      watch.end();
      signal.removeEventListener('abort', handleAbort);
    };
    if (signal.aborted) {
      handleAbort();
      return;
    }
    signal.addEventListener('abort', handleAbort);

    const earlier = resumeKey === undefined ? undefined : unfinishedUploads.find(resumeKey);
    if (earlier !== undefined) {
      metadata.objectName = earlier.metadata['objectName'] ?? path;
      upload.onResumed?.(metadata.objectName);
      transfer.resumeFromPreviousUpload(earlier);
    }
    transfer.start();
  });
}

/** Loads the package over the same bad connection, in up to eight attempts. */
async function loadUpload(signal: AbortSignal): Promise<typeof Upload> {
  for (const pause of [...PAUSES_MS, null]) {
    try {
      return (await import('tus-js-client')).Upload;
    } catch (error) {
      if (pause === null || signal.aborted) {
        throw new AppError('network', 'The connection was lost.', { cause: error });
      }
      await wait(pause, signal);
    }
  }
  throw new Error('The last attempt returns or throws.');
}

/** Ends the running request. The bytes that arrived stay on the server. */
function stop(transfer: Upload): void {
  // Without an argument, which would delete the upload, this only aborts the request.
  void transfer.abort();
}

/**
 * Calls `onLost` whenever nothing was sent for 20 s or the browser sends a part again from its start, and
 * `onStalled` the third time in a row that 20 s brought the upload no further.
 */
function watchProgress({ onLost, onStalled }: { onLost: () => void; onStalled: () => void }) {
  let timesSilent = 0;
  let furthest = 0;
  let last = 0;
  let isSending = false;
  let timer = setTimeout(handleSilence, SILENCE_MS);

  function handleSilence() {
    timesSilent += 1;
    timer = setTimeout(handleSilence, SILENCE_MS);
    if (timesSilent * SILENCE_MS >= STALL_MS) onStalled();
    else onLost();
  }
  return {
    handleRequest: (isPart: boolean) => {
      isSending = isPart;
      if (!isPart) last = 0;
    },
    /** Takes the number of bytes sent, which drops after a lost connection; returns the highest so far. */
    handleProgress: (sent: number): number => {
      const isRepeated = sent < last;
      // The first report of a part only says where it starts, so it doesn't prove that the connection
      // works.
      if (isSending && sent > last) {
        clearTimeout(timer);
        timer = setTimeout(handleSilence, SILENCE_MS);
      }
      if (sent > furthest) timesSilent = 0;
      last = sent;
      furthest = Math.max(furthest, sent);
      // Chromium repeats a request whose connection was reset. The server has the earlier bytes, so it
      // refuses the request, but only after all of it has been sent.
      if (isRepeated) onLost();
      return furthest;
    },
    end: () => {
      clearTimeout(timer);
    },
  };
}

/** True if the same request may succeed later: the connection was lost, or the server is busy. */
function isWorthRetrying(response: HttpResponse | null): boolean {
  const status = response?.getStatus() ?? 0;
  // 409 means that the server has other bytes than this client thinks, or that the file has arrived.
  return status < 400 || status === 409 || status === 423 || status === 429 || status >= 500;
}

function toUploadError(error: Error | DetailedError): AppError {
  const response = 'originalResponse' in error ? error.originalResponse : null;
  const message = response?.getBody().trim() ?? 'The connection was lost.';
  return toAppError({ message }, response?.getStatus() ?? 0);
}

const KEY = 'unfinished-uploads';
type Stored = Record<string, PreviousUpload>;

/** The URLs of unfinished uploads, which survive a reload of this tab. */
const unfinishedUploads = {
  /** The upload with this fingerprint, unless it has expired. */
  find: (fingerprint: string): PreviousUpload | undefined => readStored()[fingerprint],
  findAllUploads: () => Promise.resolve(Object.values(readStored())),
  findUploadsByFingerprint: (fingerprint: string) =>
    Promise.resolve([readStored()[fingerprint]].filter((known) => known !== undefined)),
  addUpload: (fingerprint: string, upload: PreviousUpload) => {
    const stored = { ...upload, urlStorageKey: fingerprint };
    writeStored({ ...readStored(), [fingerprint]: stored });
    return Promise.resolve(fingerprint);
  },
  removeUpload: (fingerprint: string) => {
    const stored = readStored();
    Reflect.deleteProperty(stored, fingerprint);
    writeStored(stored);
    return Promise.resolve();
  },
};

function readStored(): Stored {
  const text = readStorage('sessionStorage', KEY);
  if (text === null) return {};
  try {
    const stored = JSON.parse(text) as Stored;
    const isFresh = ({ creationTime }: PreviousUpload) =>
      Date.now() - Date.parse(creationTime) < EXPIRES_MS;
    return Object.fromEntries(Object.entries(stored).filter(([, known]) => isFresh(known)));
  } catch {
    // Not ours; the upload starts over.
    return {};
  }
}

const writeStored = (stored: Stored): void => {
  const isEmpty = Object.keys(stored).length === 0;
  writeStorage('sessionStorage', KEY, isEmpty ? null : JSON.stringify(stored));
};
