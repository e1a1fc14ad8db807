import { AppError } from '@/shared/lib/app-error';
import { readPublicEnv } from '@/shared/lib/env';
import { timeoutError } from '@/shared/lib/timeout';
import { toAppError } from './unwrap';

export interface FileUpload {
  bucket: string;
  path: string;
  file: Blob;
  contentType: string;
  /** Called with the fraction sent, from 0 to 1. */
  onProgress: (progress: number) => void;
  signal: AbortSignal;
  /** The uploader's token; omit it to upload as a visitor. */
  accessToken?: string | undefined;
}

/** How long an upload may go without progress, in ms. */
const STALL_MS = 60_000;

/**
 * Uploads a file to Storage and reports its progress, which supabase-js can't. Never overwrites: a
 * taken path is a `conflict`.
 *
 * @throws AppError of kind `network` when the upload stalls (`isTimeout`) or `signal` aborts, otherwise
 * of the kind Storage reports.
 */
export function uploadFile(upload: FileUpload): Promise<void> {
  const { bucket, path, file, contentType, onProgress, signal, accessToken } = upload;
  const { supabaseUrl, supabaseKey } = readPublicEnv();
  const request = new XMLHttpRequest();
  request.open('POST', `${supabaseUrl}/storage/v1/object/${bucket}/${path}`);
  request.setRequestHeader('apikey', supabaseKey);
  request.setRequestHeader('authorization', `Bearer ${accessToken ?? supabaseKey}`);
  request.setRequestHeader('content-type', contentType);
  request.setRequestHeader('x-upsert', 'false');

  return new Promise((resolve, reject) => {
    let stall: ReturnType<typeof setTimeout> | undefined;
    const stop = () => {
      request.abort();
    };
    const keepWaiting = () => {
      clearTimeout(stall);
      stall = setTimeout(() => {
        reject(timeoutError());
        stop();
      }, STALL_MS);
    };
    const fail = () => {
      reject(new AppError('network', 'The connection was lost.'));
    };
    request.upload.onprogress = ({ loaded, total }) => {
      keepWaiting();
      if (total > 0) onProgress(loaded / total);
    };
    request.onload = () => {
      if (request.status >= 200 && request.status < 300) resolve();
      else reject(toAppError(readFailure(request.responseText), readStatus(request)));
    };
    request.onerror = fail;
    request.onabort = fail;
    request.onloadend = () => {
      clearTimeout(stall);
      signal.removeEventListener('abort', stop);
    };
    if (signal.aborted) {
      fail();
      return;
    }
    signal.addEventListener('abort', stop);
    keepWaiting();
    request.send(file);
  });
}

/** Storage returns HTTP 400 for most errors; the real status is in the body. */
function readStatus({ status, responseText }: XMLHttpRequest): number {
  const { statusCode } = readFailure(responseText);
  const told = Number(statusCode);
  return Number.isInteger(told) && told >= 400 ? told : status;
}

function readFailure(text: string): { message?: unknown; statusCode?: unknown } {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null ? body : {};
  } catch {
    return {};
  }
}
