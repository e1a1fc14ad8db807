import { errorReason } from '@/shared/lib/error-reason';
import type { ToastText } from '@/shared/lib/toast-store';

const failed = (title: string) => (error: Error) =>
  ({
    title,
    description: errorReason(error) ?? "The server didn't respond. Please try again.",
    variant: 'destructive',
  }) satisfies ToastText;

export const SERVICE_NOUN = { one: 'service', many: 'services' };

/** Toasts and errors about services. */
export const serviceToasts = {
  fetchFailed: { title: 'Failed to fetch services.', variant: 'destructive' },
  added: { title: 'Service Added' },
  updated: { title: 'Service Updated' },
  deleted: { title: 'Service Deleted' },
  statusUpdated: { title: 'Status Updated' },
  deleteFailed: { title: 'Delete Failed', variant: 'destructive' },
  updateFailed: failed('Update Failed'),
  saveFailed: failed('Save Failed'),
} as const;
