import { AppError, isAppError } from './app-error';

const CODE = 'timeout';

/** The error text when the server accepted a request and never answered. */
export const TIMED_OUT = 'The server took too long to answer. Try again.';

/** The error for a request that exceeded its time limit. */
export const timeoutError = (cause?: unknown): AppError =>
  new AppError('network', TIMED_OUT, { code: CODE, cause });

/** True if a request exceeded its time limit. The server may have carried it out. */
export const isTimeout = (error: unknown): error is AppError =>
  isAppError(error, 'network') && error.code === CODE;
