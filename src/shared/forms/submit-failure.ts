import { isAppError } from '@/shared/lib/app-error';
import type { ToastText } from '@/shared/lib/toast-store';

/** Toast for a public form that wasn't sent: above a rate limit, or for any other reason. */
export const submitFailure =
  (failed: string, tooMany: string) =>
  (error: unknown): ToastText => ({
    title: 'Error',
    description:
      isAppError(error, 'rate-limited') || isAppError(error, 'challenge') ? tooMany : failed,
    variant: 'destructive',
  });
