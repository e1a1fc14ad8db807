/** The kinds of errors the interface distinguishes. */
export type AppErrorKind =
  | 'auth'
  | 'forbidden'
  | 'not-found'
  | 'conflict'
  | 'stale'
  | 'validation'
  | 'rate-limited'
  | 'challenge'
  | 'network'
  | 'unknown';

/**
 * The only error type the platform folder throws. `message` is the server's message, `code` its
 * machine code (SQLSTATE, PostgREST or Auth code), `cause` the original error for the log.
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
