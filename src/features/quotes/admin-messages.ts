import type { QuoteStatus } from '@contracts/quote';
import { newerVersion } from '@/shared/lib/changed-meanwhile';
import { personName, type Person } from '@/shared/lib/person-name';
import type { ToastText } from '@/shared/lib/toast-store';

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

/** What it says about the notes of the staff. */
export const quoteNoteMessages = {
  fetchFailed: 'The notes could not be loaded.',
  added: { title: 'Note Added' },
  addFailed: { title: 'Save Failed', description: 'Failed to add note.', variant: 'destructive' },
  deleted: { title: 'Note Deleted' },
  deleteFailed: {
    title: 'Delete Failed',
    description: 'Failed to delete note.',
    variant: 'destructive',
  },
} as const satisfies Record<string, ToastText | string>;

/** Who has a quote now, in a word. */
const holder = (assignee: Person | null) => personName(assignee) ?? 'nobody';

/** What it says about who looks after a quote. */
export const quoteAssignmentMessages = {
  colleaguesFailed: 'The colleagues could not be loaded.',
  assigned: (assignee: Person | null): ToastText => ({
    title: 'Quote Assigned',
    description: `Assigned to ${holder(assignee)}.`,
  }),
  assignFailed: (error: Error): ToastText => {
    const newer = newerVersion<{ assignee: Person | null }>(error);
    const description =
      newer === undefined
        ? 'Failed to assign quote.'
        : `${error.message} It is assigned to ${holder(newer.assignee)} now.`;
    return { title: 'Update Failed', description, variant: 'destructive' };
  },
};
