/** An error response. The message is for the caller, the cause for the log. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly status: number;
  /** Seconds until the caller may try again. */
  readonly retryAfter: number | undefined;

  constructor(
    status: number,
    message: string,
    { retryAfter, ...options }: ErrorOptions & { retryAfter?: number } = {},
  ) {
    super(message, options);
    this.status = status;
    this.retryAfter = retryAfter;
  }
}
