/** What went wrong, in the only words the interface needs to decide what to say and do. */
export type AppErrorKind =
  | 'auth'
  | 'forbidden'
  | 'not-found'
  | 'conflict'
  | 'validation'
  | 'rate-limited'
  | 'network'
  | 'unknown';

/**
 * The one error type that leaves the platform room. `message` is what the server said (fit for a
 * person to read), `code` its machine code (SQLSTATE, PostgREST or Auth code) and `cause` the
 * original error for the log.
 */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly kind: AppErrorKind;
  readonly code: string | undefined;

  constructor(
    kind: AppErrorKind,
    message: string,
    options: { code?: string; cause?: unknown } = {},
  ) {
    super(message, { cause: options.cause });
    this.kind = kind;
    this.code = options.code;
  }
}

/** Narrows an unknown error, optionally to one kind. */
export function isAppError(error: unknown, kind?: AppErrorKind): error is AppError {
  return error instanceof AppError && (kind === undefined || error.kind === kind);
}
