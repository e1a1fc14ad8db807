/** The applicant stopped sending. Nothing failed, and nothing was submitted. */
export class SendingStoppedError extends Error {
  override readonly name = 'SendingStoppedError';
}

/** Files that did not arrive after every retry; the application was not submitted without them. */
export class DocumentsNotSentError extends Error {
  override readonly name = 'DocumentsNotSentError';
  /** The files, by the names they have on the applicant's device. */
  readonly fileNames: readonly string[];

  constructor(fileNames: readonly string[], options: ErrorOptions) {
    super(`Not sent: ${String(fileNames.length)} documents`, options);
    this.fileNames = fileNames;
  }
}
