import { errorReason } from '@/shared/lib/error-reason';
import type { ToastText } from '@/shared/lib/toast-store';
import { withConnectionReason } from '@/shared/lib/with-connection-reason';

const failure =
  (title: string, otherwise: string) =>
  (error: unknown): ToastText => ({
    title,
    description: errorReason(error) ?? withConnectionReason(error, otherwise),
    variant: 'destructive',
  });

/** Toasts about certificates and insurance. */
export const paperToasts = {
  saved: { title: 'Saved', description: 'Dispatch can see it now.' },
  saveFailed: failure('Save Failed', 'Failed to save this. Please try again.'),
  deleted: { title: 'Deleted', description: 'It no longer covers any job.' },
  deleteFailed: failure('Delete Failed', 'Failed to delete this. Please try again.'),
  fileFailed: failure('Not Opened', 'Failed to open the file. Please try again.'),
  ruleSaved: { title: 'Saved', description: 'It applies to every pilot car and job.' },
  ruleDeleted: { title: 'Deleted', description: 'Dispatch confirms it for each job again.' },
  ruleFailed: failure('Save Failed', 'Failed to save this. Please try again.'),
  checked: { title: 'Marked as Checked', description: 'The pilot car can see it.' },
  unchecked: { title: 'Check Removed', description: 'It’s marked as not checked again.' },
  checkFailed: failure('Not Marked', 'Failed to save this. Please try again.'),
} as const;
