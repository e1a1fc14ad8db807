import { StaleError } from './stale';
import type { ToastText } from './toast-store';

/**
 * The toast for a failed write: `failed`, unless the write was stale. Then it says so, and `describe`
 * adds what the row is now. Its parameter is the row the write read back.
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
