import { errorReason } from '@/shared/lib/error-reason';
import type { ToastText } from '@/shared/lib/toast-store';

/** Toasts and errors of the rules desk. */
export const ruleToasts = {
  loadFailed: 'We couldn’t load the rules.',
  historyFailed: 'We couldn’t load the history.',
  empty: 'No values for this state. Check with the permit office.',
  saved: { title: 'Value Saved' },
  chosen: { title: 'Value Chosen' },
  reviewed: { title: 'State Marked as Reviewed' },
  reviewFailed: (error: unknown): ToastText => ({
    title: 'Not Saved',
    description: errorReason(error) ?? 'You appear to be offline. Please try again.',
    variant: 'destructive',
  }),
  imported: { title: 'Rules Imported' },
  notSaved: 'Not saved. Retry.',
  previewFailed: 'We couldn’t check the file.',
  importFailed: 'Nothing was imported.',
} as const;
