import { isAppError } from '@/shared/lib/app-error';
import type { ToastText } from '@/shared/ui/toast/toast-store';

const FAILED = 'Failed to submit quote request. Please try again.';
const TOO_MANY =
  'Too many quote requests in a short time. Please wait a few minutes and try again.';

/** Toasts of the quote form (specification 1, section 8). */
export const quoteToasts = {
  submitted: {
    title: 'Quote Request Submitted!',
    description: "We'll get back to you within 24 hours with a detailed quote.",
  },
  failed: (error: unknown): ToastText => ({
    title: 'Error',
    description: isAppError(error, 'rate-limited') ? TOO_MANY : FAILED,
    variant: 'destructive',
  }),
} as const;

/** What the alert beside the form adds to the toast: why, and that nothing is lost. */
export function whatToDoAfter(error: unknown): string {
  if (isAppError(error, 'network')) {
    return 'We could not be reached. Everything you typed is still here and stays on this device: send it again once you are connected.';
  }
  if (isAppError(error, 'validation')) {
    return 'Something in the form was not accepted. Check it and send it again; everything you typed is still here.';
  }
  return 'Everything you typed is still here.';
}

/** Under a field the database refused although the form took it. */
export const REFUSED_FIELD = 'This was not accepted. Please check it.';
