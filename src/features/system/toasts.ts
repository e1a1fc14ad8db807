import { errorReason } from '@/shared/lib/error-reason';
import type { ToastText } from '@/shared/lib/toast-store';
import { withConnectionReason } from '@/shared/lib/with-connection-reason';

const RAN: Record<string, ToastText> = {
  ok: { title: 'Job Finished' },
  running: { title: 'Job Started', description: 'Its result appears here within a minute.' },
  failed: {
    title: 'Job Failed',
    description: 'The list shows why.',
    variant: 'destructive',
  },
};

/** Toasts and errors of the System page. */
export const systemToasts = {
  ran: (outcome: unknown): ToastText => RAN[String(outcome)] ?? { title: 'Job Finished' },
  runFailed: (error: unknown): ToastText => ({
    title: "The Job Wasn't Started",
    description: errorReason(error) ?? withConnectionReason(error, 'Please try again.'),
    variant: 'destructive',
  }),
} as const;
