import { isAppError } from '@/shared/lib/app-error';
import { errorReason } from '@/shared/lib/error-reason';
import type { ToastText } from '@/shared/lib/toast-store';

const FAILED = 'The mail was not sent. Please try again.';

/** What the console says about mails to customers. */
export const emailMessages = {
  sent: { title: 'Mail Sent' },
  failed: (error: unknown): ToastText => ({
    title: 'Send Failed',
    description: isAppError(error, 'network') ? FAILED : (errorReason(error) ?? FAILED),
    variant: 'destructive',
  }),
  fetchFailed: 'The mails could not be loaded.',
} as const;
