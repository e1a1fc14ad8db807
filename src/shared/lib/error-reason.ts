import { isAppError } from './app-error';

/**
 * The server's message about a failure, if a user can understand it. Dropped connections have only
 * browser jargon ("Failed to fetch"), so they return `undefined` and the caller uses its own text.
 */
export function errorReason(error: unknown): string | undefined {
  if (!isAppError(error) || error.kind === 'network') return undefined;
  return /^[\p{L}\p{N}]/u.test(error.message) ? error.message : undefined;
}
