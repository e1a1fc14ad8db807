import { AppError } from '@/shared/lib/app-error';
import { readPublicEnv } from '@/shared/lib/env';
import { timeoutError } from '@/shared/lib/timeout';
import { STALL_MS, type FileUpload } from './file-upload';
import { uploadResumable } from './resumable-upload';
import { toAppError } from './unwrap';

/** Smaller files are sent again after a lost connection; larger ones continue where it was lost. */
const RESUMABLE_FROM_BYTES = 256 * 1024;

/** True if an upload survives lost connections without being sent again. */
export const isResumable = ({ file }: Pick<FileUpload, 'file'>): boolean =>
  file.size >= RESUMABLE_FROM_BYTES;

/**
 * Uploads a file to Storage and reports its progress, which supabase-js can't. Never overwrites: a
 * taken path is a `conflict`. A file of 256 KB or more resumes after a lost connection.
 *
 * @throws AppError of kind `network` when the upload stalls (`isTimeout`) or `signal` aborts, otherwise
 * of the kind Storage reports.
 */
export const uploadFile = (upload: FileUpload): Promise<void> =>
  isResumable(upload) ? uploadResumable(upload, readPublicEnv()) : uploadInOneRequest(upload);

function uploadInOneRequest(upload: FileUpload): Promise<void> {
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
