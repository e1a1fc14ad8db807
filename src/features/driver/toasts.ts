import { failure } from '@/shared/loads/failure';

/** Toasts to drivers about their loads. */
export const driverToasts = {
  fetchFailed: { title: 'Failed to fetch loads.', variant: 'destructive' },
  startProblemsFailed: {
    title: 'Failed to check whether the load can start.',
    variant: 'destructive',
  },
  started: { title: 'In Transit', description: 'Dispatch can see that you’re on the road.' },
  delivered: { title: 'Delivered', description: 'Dispatch can see that you’ve delivered.' },
  reportFailed: failure('Report Failed'),
  stopRefused: failure('Time Not Saved'),
} as const;
