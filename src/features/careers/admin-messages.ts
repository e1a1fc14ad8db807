import type { ToastText } from '@/shared/lib/toast-store';
import type { ApplicationStatus } from './model/application-status';

/** Name of a listed record. */
export const APPLICATION_NOUN = { one: 'application', many: 'applications' };

/** Console messages about applications. */
export const adminApplicationMessages = {
  fetchFailed: { title: 'Failed to fetch job applications.', variant: 'destructive' },
  statusUpdated: (status: ApplicationStatus): ToastText => ({
    title: 'Status Updated',
    description: `Application marked as ${status}.`,
  }),
  updateFailed: {
    title: 'Update Failed',
    description: 'Failed to update application status.',
    variant: 'destructive',
  },
  deleted: { title: 'Application Deleted', description: 'It stays in the trash for 30 days.' },
  deleteFailed: {
    title: 'Delete Failed',
    description: 'Failed to delete application.',
    variant: 'destructive',
  },
  downloadFailed: {
    title: 'Download Failed',
    description: 'Failed to download file.',
    variant: 'destructive',
  },
} as const satisfies Record<string, ToastText | ((status: ApplicationStatus) => ToastText)>;
