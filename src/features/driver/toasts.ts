import type { ToastText } from '@/shared/lib/toast-store';
import { failure } from '@/shared/loads/failure';

/** Toasts to drivers about their loads. */
export const driverToasts = {
  fetchFailed: { title: 'Failed to fetch loads.', variant: 'destructive' },
  startProblemsFailed: {
    title: 'Failed to check whether the load can start.',
    variant: 'destructive',
  },
  reported: (status: 'in_transit' | 'delivered'): ToastText =>
    status === 'in_transit'
      ? { title: 'In Transit', description: 'Dispatch can see that you’re on the road.' }
      : { title: 'Delivered', description: 'Dispatch can see that you’ve delivered.' },
  reportFailed: failure('Report Failed'),
  stopRefused: failure('Time Not Saved'),
} as const;
