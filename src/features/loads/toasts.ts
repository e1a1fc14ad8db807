import { isAppError } from '@/shared/lib/app-error';
import { errorReason } from '@/shared/lib/error-reason';
import type { ToastText } from '@/shared/lib/toast-store';
import type { EscortAnswerStatus } from './model/escorts/escort-labels';

const STALE = 'Dispatch changed this. Check it and try again.';

/** A failure toast with the server's reason, or advice to try again. */
export const failure =
  (title: string, onStale = STALE, onForbidden?: string) =>
  (error: unknown): ToastText => ({
    title,
    description:
      isAppError(error, 'stale') || isAppError(error, 'not-found')
        ? onStale
        : ((isAppError(error, 'forbidden') ? onForbidden : undefined) ??
          errorReason(error) ??
          'We couldn’t reach the server. Please try again.'),
    variant: 'destructive',
  });

/** Messages to drivers and pilot-car operators about their loads. */
export const loadToasts = {
  fetchFailed: { title: 'Failed to fetch loads.', variant: 'destructive' },
  logFailed: { title: 'Failed to fetch the log.', variant: 'destructive' },
  startProblemsFailed: {
    title: 'Failed to check whether the load can start.',
    variant: 'destructive',
  },
  peopleFailed: { title: 'Failed to fetch the crew.', variant: 'destructive' },
  scheduleFailed: { title: 'Failed to fetch the schedule.', variant: 'destructive' },
  coversFailed: { title: 'Failed to check your certificates.', variant: 'destructive' },
  escortsFailed: { title: 'Failed to fetch escort jobs.', variant: 'destructive' },
  reported: (status: 'in_transit' | 'delivered'): ToastText =>
    status === 'in_transit'
      ? { title: 'In Transit', description: 'Dispatch can see that you’re on the road.' }
      : { title: 'Delivered', description: 'Dispatch can see that you’ve delivered.' },
  reportFailed: failure('Report Failed'),
  legEntered: { title: 'State Recorded', description: 'Dispatch and the customer can see it.' },
  enterFailed: failure('State Not Recorded'),
  routeFailed: { title: 'Failed to fetch stops and legs.', variant: 'destructive' },
  held: { title: 'On Hold', description: 'Dispatch can see it.' },
  holdFailed: failure('Hold Not Saved'),
  etaReported: { title: 'ETA Saved' },
  etaFailed: failure('ETA Not Saved'),
  noteAdded: { title: 'Note Added' },
  noteFailed: failure('Note Not Added', 'You’re no longer assigned to this load.'),
  answered: (status: EscortAnswerStatus): ToastText => ({
    title: {
      accepted: 'Escort Accepted',
      declined: 'Escort Declined',
      completed: 'Escort Completed',
      offered: 'Answer Undone',
      withdrawn: 'Job Given Back',
    }[status],
  }),
  confirmed: { title: 'Job Confirmed', description: 'Dispatch can see that you’ll be there.' },
  confirmFailed: failure('Job Not Confirmed', 'Dispatch changed this job. Check it and confirm.'),
  answerFailed: failure(
    'Answer Not Sent',
    'Dispatch changed or withdrew this offer. The list now shows the latest.',
  ),
} as const;
