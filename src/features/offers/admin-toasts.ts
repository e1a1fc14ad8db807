import { errorReason } from '@/shared/lib/error-reason';
import type { ToastText } from '@/shared/lib/toast-store';

export const OFFER_NOUN = { one: 'offer', many: 'offers' };

const DONE = {
  // The page counts down and offers Undo.
  send: undefined,
  sendNow: { title: 'Offer Sent', description: 'The customer gets it by email.' },
  // The editor is back.
  undo: undefined,
  withdraw: { title: 'Offer Withdrawn', description: 'The customer gets an email.' },
  revise: {
    title: 'New Draft',
    description: 'The customer keeps the sent version until you send this one.',
  },
  discard: { title: 'Draft Discarded' },
} as const satisfies Record<string, ToastText | undefined>;

/** Console messages about offers. */
export const offerToasts = {
  fetchFailed: { title: 'Failed to fetch offers.', variant: 'destructive' },
  done: ({ type }: { type: keyof typeof DONE }): ToastText | undefined => DONE[type],
  copied: (undo: () => void): ToastText => ({
    title: 'Lines Copied',
    description: 'Check the quantities.',
    action: { label: 'Undo', onClick: undo },
  }),
  pricesSaved: { title: 'Prices Saved' },
  termsSaved: { title: 'Default Terms Saved' },
  failed: (error: unknown): ToastText => ({
    title: 'Nothing Changed',
    description: errorReason(error) ?? 'The server didn’t respond. Check your connection.',
    variant: 'destructive',
  }),
} as const;
