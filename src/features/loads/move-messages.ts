import type { ToastText } from '@/shared/lib/toast-store';
import { failure } from './admin-messages';

/** Messages of the week about assignments that were moved to another row. */
export const moveMessages = {
  moved: (number: string, to: string): ToastText => ({
    title: 'Assignment Moved',
    description: `${number} is now with ${to}.`,
  }),
  movedBack: { title: 'Move Undone' },
  moveFailed: failure('Not Moved', 'Failed to move the assignment.'),
} as const;
