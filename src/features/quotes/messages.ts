import { isAppError } from '@/shared/lib/app-error';
import type { ToastText } from '@/shared/lib/toast-store';

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

/** Somebody's own quotes. */
export const ownQuoteMessages = {
  fetchFailed: {
    title: 'Your quotes could not be loaded.',
    variant: 'destructive',
  },
} as const;

/** What was copied, beside the button that did it. */
export const linkMessages = {
  copied: 'Link copied.',
  notCopied: 'Your browser would not copy it. Select the link and copy it by hand.',
  /** The same whether anything was mailed or not (docs/decisions/0013). */
  requested:
    'If reference and address belong together, the link is on its way to that address. It can take a minute.',
} as const;
