import { errorReason } from '@/shared/lib/error-reason';
import type { ToastText } from '@/shared/lib/toast-store';

const FAILED = "The email wasn't sent. Please try again.";

/** Toasts and errors about emails to customers. */
export const emailMessages = {
  sent: { title: 'Email Sent' },
  failed: (error: unknown): ToastText => ({
    title: 'Send Failed',
    description: errorReason(error) ?? FAILED,
    variant: 'destructive',
  }),
  fetchFailed: 'The emails could not be loaded.',
} as const;
