import { isAppError } from '@/shared/lib/app-error';
import type { ToastText } from '@/shared/lib/toast-store';

const FAILED = 'Failed to send your message. Please try again.';
const TOO_MANY = 'Too many messages. Please wait a few minutes and try again.';

/** Toasts of the contact form. */
export const contactToasts = {
  sent: {
    title: 'Message Sent!',
    description: "We've received your message and will get back to you shortly.",
  },
  failed: (error: unknown): ToastText => ({
    title: 'Error',
    description:
      isAppError(error, 'rate-limited') || isAppError(error, 'challenge') ? TOO_MANY : FAILED,
    variant: 'destructive',
  }),
} as const;
