import { AppError, isAppError } from './app-error';

const CODE = 'changed-meanwhile';
const MESSAGE = 'Somebody changed this meanwhile.';

/** The error of saving over a version nobody had seen; `newer` is the record as it is now. */
export function changedMeanwhile(newer: object): AppError {
  return new AppError('conflict', MESSAGE, { code: CODE, cause: newer });
}

/**
 * The record as somebody else left it, when that is why an error came. `Row` is what the write that
 * failed reads back.
 */
// eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters -- the caller knows what it wrote
export function newerVersion<Row extends object>(error: unknown): Row | undefined {
  return isAppError(error, 'conflict') && error.code === CODE ? (error.cause as Row) : undefined;
}
