import { submitFailure } from '@/shared/forms/submit-failure';
import type { ToastText } from '@/shared/lib/toast-store';

const FAILED = 'Failed to submit quote request. Please try again.';
const TOO_MANY = 'Too many quote requests. Please wait a few minutes and try again.';

/** Toasts of the quote form. */
export const quoteToasts = {
  submitted: {
    title: 'Quote Request Submitted!',
    description: "We'll get back to you within 24 hours with a detailed quote.",
  },
  failed: submitFailure(FAILED, TOO_MANY),
} as const;

/** Texts of the customer's own quotes. */
export const ownQuoteToasts = {
  fetchFailed: {
    title: 'We couldn’t load your quotes.',
    variant: 'destructive',
  },
} as const;

/** Toasts about a quote's attachments. */
export const attachmentToasts = {
  downloadFailed: {
    title: 'Error',
    description: 'Failed to download the attachment. Please try again.',
    variant: 'destructive',
  },
} as const satisfies Record<string, ToastText>;

/** Texts of the private link: copying it, and having it resent. */
export const linkToasts = {
  copied: 'Link copied.',
  notCopied: 'Your browser blocked copying. Select the link and copy it yourself.',
  /** The same whether or not an email was sent (docs/decisions/0011). */
  requested:
    'If the reference and email match, we’re sending the link to that address. It can take a minute.',
} as const;
