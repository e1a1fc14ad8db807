import { errorReason } from '@/shared/lib/error-reason';
import { isAppError } from '@/shared/lib/app-error';
import type { ToastText } from '@/shared/ui/toast/toast-store';

/** What failed, with the rule of the database that was broken where there is one. */
const failure =
  (title: string, text: string) =>
  (error: unknown): ToastText => ({
    title,
    description:
      isAppError(error, 'not-found') || isAppError(error, 'conflict')
        ? 'It was changed or removed meanwhile. Look at it again.'
        : isAppError(error, 'validation')
          ? (errorReason(error) ?? text)
          : text,
    variant: 'destructive',
  });

/** What the console says about loads. */
export const adminLoadMessages = {
  fetchFailed: { title: 'Failed to fetch loads.', variant: 'destructive' },
  crewFailed: { title: 'Failed to fetch drivers and pilots.', variant: 'destructive' },
  quoteFailed: { title: 'Failed to fetch the quote.', variant: 'destructive' },
  saved: { title: 'Load Saved' },
  saveFailed: failure('Save Failed', 'Failed to save the load.'),
  statusUpdated: { title: 'Status Updated' },
  statusFailed: failure('Update Failed', 'Failed to update the load.'),
  deleted: { title: 'Load Deleted' },
  deleteFailed: {
    title: 'Delete Failed',
    description: 'Failed to delete the load.',
    variant: 'destructive',
  },
  pilotAsked: { title: 'Pilot Asked', description: 'The offer stands on their escort jobs.' },
  askFailed: (error: unknown): ToastText =>
    isAppError(error, 'conflict')
      ? {
          title: 'Not Asked',
          description: 'This pilot has been asked for this load already.',
          variant: 'destructive',
        }
      : failure('Not Asked', 'The pilot could not be asked.')(error),
  escortWithdrawn: { title: 'Escort Withdrawn' },
  withdrawFailed: failure('Not Withdrawn', 'The escort could not be withdrawn.'),
  permitSaved: { title: 'Permit Saved' },
  permitRemoved: { title: 'Permit Removed' },
  permitFailed: failure('Permit Not Saved', 'The permit could not be changed.'),
} as const;
