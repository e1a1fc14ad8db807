import type { ToastText } from '@/shared/lib/toast-store';
import { failure } from '@/shared/loads/admin-failure';

/** The week's messages about bars moved to another row. */
export const moveToasts = {
  moved: (number: string, to: string): ToastText => ({
    title: 'Assignment Moved',
    description: `${number} is now with ${to}.`,
  }),
  movedBack: { title: 'Move Undone' },
  /** The bar is back; the toast offers Retry. */
  notSent: (isOnline: boolean): ToastText => ({
    title: 'Not Moved',
    description: isOnline
      ? 'The server didn’t respond. Check your connection.'
      : 'You appear to be offline. Nothing was moved.',
    variant: 'destructive',
  }),
  moveFailed: failure('Not Moved', 'Failed to move the assignment.'),
} as const;

/** The console's toasts about the week. */
export const boardToasts = {
  weekFailed: { title: 'Failed to fetch the week.', variant: 'destructive' },
} as const;
