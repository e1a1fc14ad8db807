import { isAppError } from '@/shared/lib/app-error';
import { errorReason } from '@/shared/lib/error-reason';
import type { ToastText } from '@/shared/ui/toast/toast-store';

const MEANWHILE = 'Dispatch changed this meanwhile. Look at it again.';

/** The server's reason, or what to do where there is none. */
const failure =
  (title: string, onGone = MEANWHILE) =>
  (error: unknown): ToastText => ({
    title,
    description: isAppError(error, 'not-found')
      ? onGone
      : (errorReason(error) ?? 'The server could not be reached. Please try again.'),
    variant: 'destructive',
  });

/** What drivers and pilots are told about their loads. */
export const loadMessages = {
  fetchFailed: { title: 'Failed to fetch loads.', variant: 'destructive' },
  logFailed: { title: 'Failed to fetch the log.', variant: 'destructive' },
  peopleFailed: { title: 'Failed to fetch the crew.', variant: 'destructive' },
  scheduleFailed: { title: 'Failed to fetch the schedule.', variant: 'destructive' },
  escortsFailed: { title: 'Failed to fetch escort jobs.', variant: 'destructive' },
  reported: (status: 'in_transit' | 'delivered'): ToastText =>
    status === 'in_transit'
      ? { title: 'Under Way', description: 'Dispatch sees that you have left.' }
      : { title: 'Delivered', description: 'Dispatch sees that the load has arrived.' },
  reportFailed: failure('Report Failed'),
  noteAdded: { title: 'Note Added' },
  noteFailed: failure('Note Not Added', 'This load is no longer yours.'),
  answered: (status: 'accepted' | 'declined' | 'completed' | 'offered'): ToastText => ({
    title: {
      accepted: 'Escort Accepted',
      declined: 'Escort Declined',
      completed: 'Escort Completed',
      offered: 'Answer Taken Back',
    }[status],
  }),
  answerFailed: failure(
    'Answer Not Sent',
    'Dispatch changed or withdrew this offer meanwhile. The list shows how it stands now.',
  ),
} as const;
