import { isAppError } from './app-error';

/**
 * What the server said about a failure, if it is fit for a person. A dropped connection says
 * nothing but browser jargon ("Failed to fetch"), so it has no reason: the caller's own words do.
 */
export function errorReason(error: unknown): string | undefined {
  if (!isAppError(error) || error.kind === 'network') return undefined;
  return /^[\p{L}\p{N}]/u.test(error.message) ? error.message : undefined;
}
