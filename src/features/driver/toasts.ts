import type { ToastText } from '@/shared/lib/toast-store';
import { failure } from '@/shared/loads/failure';

const NOT_ASSIGNED = 'This load isn’t assigned to you anymore. Call dispatch.';

/** Toasts to drivers about their loads and schedule. */
export const driverToasts = {
  measureFailed: failure('Size Not Recorded', undefined, NOT_ASSIGNED),
  fetchFailed: { title: 'Failed to fetch loads.', variant: 'destructive' },
  startProblemsFailed: {
    title: 'Failed to check whether the load can start.',
    variant: 'destructive',
  },
  scheduleFailed: { title: 'Failed to fetch the schedule.', variant: 'destructive' },
  reported: (status: 'in_transit' | 'delivered'): ToastText =>
    status === 'in_transit'
      ? { title: 'In Transit', description: 'Dispatch can see that you’re on the road.' }
      : { title: 'Delivered', description: 'Dispatch can see that you’ve delivered.' },
  reportFailed: failure('Report Failed'),
  stopRefused: failure('Time Not Saved'),
} as const;
