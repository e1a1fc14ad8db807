import { errorReason } from '@/shared/lib/error-reason';
import { isAppError } from '@/shared/lib/app-error';
import type { ToastText } from '@/shared/lib/toast-store';

/** Why a unit couldn't be saved, as a sentence. */
export const unitFailure = (error: Error): string =>
  isAppError(error) && error.code === '23505'
    ? 'Another unit has this number.'
    : (errorReason(error) ?? 'The server didn’t respond. Please try again.');

const failed = (title: string) => (error: Error) =>
  ({ title, description: unitFailure(error), variant: 'destructive' }) satisfies ToastText;

export const UNIT_NOUN = { one: 'unit', many: 'units' };
export const UNIT_DELETE_FAILED = 'Failed to delete the unit.';

/** Toasts and errors about units and their outages. */
export const unitToasts = {
  fetchFailed: { title: 'Failed to fetch units.', variant: 'destructive' },
  saved: { title: 'Unit Saved' },
  saveFailed: failed('Save Failed'),
  deleted: { title: 'Unit Deleted' },
  deleteFailed: failed('Delete Failed'),
  outageSaved: { title: 'Outage Added' },
  outageDeleted: { title: 'Outage Deleted' },
  needsFetchFailed: {
    title: 'Failed to fetch the units that configurations need.',
    variant: 'destructive',
  },
  needsSaved: { title: 'Configuration Saved' },
  outageFailed: failed('Outage Not Saved'),
} as const;
