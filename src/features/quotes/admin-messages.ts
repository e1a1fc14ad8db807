import type { QuoteStatus } from '@contracts/quote';
import type { ToastText } from '@/shared/ui/toast/toast-store';

/** What is listed. */
export const QUOTE_NOUN = { one: 'quote', many: 'quotes' };

/** What the console says about quotes (specification 2, section 8). */
export const adminQuoteMessages = {
  fetchFailed: { title: 'Failed to fetch quotes.', variant: 'destructive' },
  statusUpdated: (status: QuoteStatus): ToastText => ({
    title: 'Status Updated',
    description: `Quote marked as ${status}.`,
  }),
  updateFailed: {
    title: 'Update Failed',
    description: 'Failed to update quote status.',
    variant: 'destructive',
  },
  deleted: { title: 'Quote Deleted' },
  deleteFailed: {
    title: 'Delete Failed',
    description: 'Failed to delete quote.',
    variant: 'destructive',
  },
} as const satisfies Record<string, ToastText | ((status: QuoteStatus) => ToastText)>;
