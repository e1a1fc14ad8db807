import { isAppError } from '@/shared/lib/app-error';
import { errorReason } from '@/shared/lib/error-reason';
import type { ToastText } from '@/shared/lib/toast-store';

const STALE = 'Dispatch changed this. Check it and try again.';

/** A failure toast with the server's reason, or advice to try again. */
export const failure =
  (title: string, onStale = STALE, onForbidden?: string) =>
  (error: unknown): ToastText => ({
    title,
    description:
      isAppError(error, 'stale') || isAppError(error, 'not-found')
        ? onStale
        : ((isAppError(error, 'forbidden') ? onForbidden : undefined) ??
          errorReason(error) ??
          'We couldn’t reach the server. Please try again.'),
    variant: 'destructive',
  });
