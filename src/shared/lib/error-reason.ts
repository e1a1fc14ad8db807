import { isAppError } from './app-error';
import { isTimeout } from './timeout';

/**
 * The server's message about a failure, if a user can understand it. Dropped connections have only
 * browser jargon ("Failed to fetch"), so they return `undefined` and the caller uses its own text.
 */
export function errorReason(error: unknown): string | undefined {
  if (isTimeout(error)) return error.message;
  if (!isAppError(error) || error.kind === 'network') return undefined;
  return /^[\p{L}\p{N}]/u.test(error.message) ? error.message : undefined;
}
