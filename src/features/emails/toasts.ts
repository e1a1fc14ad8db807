import { errorReason } from '@/shared/lib/error-reason';
import type { ToastText } from '@/shared/lib/toast-store';
import { withConnectionReason } from '@/shared/lib/with-connection-reason';

const FAILED = "The email wasn't sent. Please try again.";

/** Toasts and errors about emails to customers. */
export const emailToasts = {
  sent: { title: 'Email Sent' },
  failed: (error: unknown): ToastText => ({
    title: 'Send Failed',
    description: errorReason(error) ?? withConnectionReason(error, FAILED),
    variant: 'destructive',
  }),
  fetchFailed: 'We couldn’t load the emails.',
} as const;

/** Toasts of Resend. */
export const resendToasts = {
  sent: { title: 'Emails Sent' },
  notSent: {
    title: 'Not Sent',
    description: 'The email provider rejected the email. The reason is under Emails.',
    variant: 'destructive',
  },
  failed: {
    title: 'Sending Failed',
    description: 'Failed to resend the emails.',
    variant: 'destructive',
  },
} as const satisfies Record<string, ToastText>;
