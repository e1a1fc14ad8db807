import type { ToastText } from '@/shared/lib/toast-store';
import { failure } from '@/shared/loads/failure';
import type { EscortAnswerStatus } from './model/escort-labels';

/** Toasts to pilot-car operators about their escort jobs. */
export const escortToasts = {
  coversFailed: { title: 'Failed to check your certificates.', variant: 'destructive' },
  escortsFailed: { title: 'Failed to fetch escort jobs.', variant: 'destructive' },
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
