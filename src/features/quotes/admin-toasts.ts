import { personName, type Person } from '@/shared/lib/person-name';
import { staleToast } from '@/shared/lib/stale-toast';
import type { ToastText } from '@/shared/lib/toast-store';
import { withConnectionReason } from '@/shared/lib/with-connection-reason';

/** The title when quotes can't be fetched. */
export const QUOTES_FAILED = 'Failed to fetch quotes.';

/** Toasts of Resend. */
export const quoteEmailToasts = {
  sent: { title: 'Emails Sent' },
  notSent: {
    title: 'Not Sent',
    description: 'The email provider rejected the email. The reason is under Emails.',
    variant: 'destructive',
  },
  failed: {
    title: 'Sending Failed',
    description: 'Failed to send the quote’s emails.',
    variant: 'destructive',
  },
} as const satisfies Record<string, ToastText>;

/** Messages about staff notes. */
export const quoteNoteToasts = {
  fetchFailed: 'Failed to load the notes.',
  added: { title: 'Note Added' },
  addFailed: { title: 'Save Failed', description: 'Failed to add note.', variant: 'destructive' },
  deleted: { title: 'Note Deleted' },
  deleteFailed: {
    title: 'Delete Failed',
    description: 'Failed to delete note.',
    variant: 'destructive',
  },
} as const satisfies Record<string, ToastText | string>;

const nameOf = (assignee: Person | null) => personName(assignee) ?? 'no one';

/** Messages about assignments. */
export const quoteAssignmentToasts = {
  colleaguesFailed: 'Failed to load your colleagues.' as const,
  assigned: (assignee: Person | null): ToastText => ({
    title: 'Quote Assigned',
    description: `Assigned to ${nameOf(assignee)}.`,
  }),
  assignFailed: (error: Error): ToastText => {
    const failed: ToastText = {
      title: 'Update Failed',
      description: withConnectionReason(error, 'Failed to assign quote.'),
      variant: 'destructive',
    };
    return staleToast(
      error,
      failed,
      ({ assignee }: { assignee: Person | null }) => `It’s now assigned to ${nameOf(assignee)}.`,
    );
  },
};
