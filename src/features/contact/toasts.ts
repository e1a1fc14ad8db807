import { submitFailure } from '@/shared/forms/submit-failure';

const FAILED = 'Failed to send your message. Please try again.';
const TOO_MANY = 'Too many messages. Please wait a few minutes and try again.';

/** Toasts of the contact form. */
export const contactToasts = {
  sent: {
    title: 'Message Sent!',
    description: "We've received your message and will get back to you shortly.",
  },
  failed: submitFailure(FAILED, TOO_MANY),
} as const;
