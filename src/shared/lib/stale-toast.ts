import { StaleError } from './stale';
import type { ToastText } from './toast-store';

/**
 * The toast for a failed write: `failed`, or for a stale write a text that says so. `describe` gets
 * the current row and adds what it contains now.
 */
export function staleToast(
  error: unknown,
  failed: ToastText,
  describe: (newer: never) => string = () => '',
): ToastText {
  if (!(error instanceof StaleError)) return failed;
  const now = error.newer ? describe(error.newer as never) : '';
  return { ...failed, description: `${error.message} ${now}`.trimEnd() };
}
