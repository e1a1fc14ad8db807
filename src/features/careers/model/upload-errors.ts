/** The applicant canceled the upload. Nothing was submitted. */
export class UploadCanceledError extends Error {
  override readonly name = 'UploadCanceledError';
}

/** Uploads that failed after every retry. The application isn't submitted without them. */
export class UploadFailedError extends Error {
  override readonly name = 'UploadFailedError';
  /** The files' names on the applicant's device. */
  readonly fileNames: readonly string[];

  constructor(fileNames: readonly string[], options: ErrorOptions) {
    super(`Failed to upload ${String(fileNames.length)} documents`, options);
    this.fileNames = fileNames;
  }
}
