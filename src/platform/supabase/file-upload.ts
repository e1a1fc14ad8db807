/** A file to upload to Storage. */
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
  /** Identifies the file to a later visit in this tab, which then continues an unfinished upload. */
  resumeKey?: string;
  /** Called with the file's path when an earlier visit chose another one than `path`. */
  onResumed?: (path: string) => void;
}

/** Time an upload may go without progress, in ms. */
export const STALL_MS = 60_000;

/** Waits `ms`, or until `signal` aborts; the next attempt then aborts immediately. */
export function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
