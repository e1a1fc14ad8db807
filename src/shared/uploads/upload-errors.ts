/** The upload was canceled. */
export class UploadCanceledError extends Error {
  override readonly name = 'UploadCanceledError';
}

/** Uploads that failed after every retry. */
export class UploadFailedError extends Error {
  override readonly name = 'UploadFailedError';
  /** The files' names on the sender's device. */
  readonly fileNames: readonly string[];

  constructor(fileNames: readonly string[], options: ErrorOptions) {
    super(`Failed to upload ${String(fileNames.length)} files`, options);
    this.fileNames = fileNames;
  }
}
