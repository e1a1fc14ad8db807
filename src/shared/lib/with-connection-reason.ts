import { isAppError } from './app-error';
import { isTimeout } from './timeout';

const OFFLINE = 'You appear to be offline.';

/** A text about a failure, with the reason if the request got no answer. */
export function withConnectionReason(error: unknown, text: string): string {
  if (isTimeout(error)) return `${text} ${error.message}`;
  return isAppError(error, 'network') ? `${text} ${OFFLINE}` : text;
}
