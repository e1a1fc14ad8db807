import { errorReason } from '@/shared/lib/error-reason';
import type { ToastText } from '@/shared/lib/toast-store';

/** Toasts and errors of the rules desk. */
export const deskMessages = {
  loadFailed: 'The rules could not be loaded.',
  historyFailed: 'The history could not be loaded.',
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
  previewFailed: 'The file could not be checked.',
  importFailed: 'Nothing was imported.',
} as const;
