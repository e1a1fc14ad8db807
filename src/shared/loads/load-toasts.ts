import { failure } from './failure';

/** Failure toasts that drivers, pilot-car operators and dispatch share. */
export const sharedLoadToasts = {
  measureFailed: failure(
    'Size Not Recorded',
    undefined,
    'This load isn’t assigned to you anymore. Call dispatch.',
  ),
  scheduleFailed: { title: 'Failed to fetch the schedule.', variant: 'destructive' },
} as const;
