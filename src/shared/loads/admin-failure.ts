import { errorReason } from '@/shared/lib/error-reason';
import { isAppError } from '@/shared/lib/app-error';
import type { ToastText } from '@/shared/lib/toast-store';

/** A failure toast. Includes the database's reason when a rule was broken. */
export const failure =
  (title: string, text: string) =>
  (error: unknown): ToastText => ({
    title,
    description:
      isAppError(error, 'not-found') || isAppError(error, 'conflict')
        ? 'Someone changed or deleted this. Reload.'
        : isAppError(error, 'validation') || isAppError(error, 'stale')
          ? (errorReason(error) ?? text)
          : text,
    variant: 'destructive',
  });
