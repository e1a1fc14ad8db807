import { errorReason } from '@/shared/lib/error-reason';
import { isAppError } from '@/shared/lib/app-error';
import type { ToastText } from '@/shared/lib/toast-store';
import { withConnectionReason } from '@/shared/lib/with-connection-reason';

/** A failure toast with the reason: a broken rule, or that the connection failed. */
export const failure =
  (title: string, text: string) =>
  (error: unknown): ToastText => ({
    title,
    description:
      isAppError(error, 'not-found') || isAppError(error, 'conflict')
        ? 'Someone changed or deleted this. Reload.'
        : isAppError(error, 'validation') || isAppError(error, 'stale')
          ? (errorReason(error) ?? text)
          : withConnectionReason(error, text),
    variant: 'destructive',
  });
