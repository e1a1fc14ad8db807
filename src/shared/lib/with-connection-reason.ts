import { isAppError } from './app-error';
import { isTimeout } from './timeout';

const OFFLINE = 'You appear to be offline.';

/** A text about a failure, with the reason if the request got no answer. The text may be empty. */
export function withConnectionReason(error: unknown, text: string): string {
  const reason = isTimeout(error) ? error.message : isAppError(error, 'network') ? OFFLINE : '';
  return `${text} ${reason}`.trim();
}
