import type { ToastText } from '@/shared/lib/toast-store';

/** The title when applications can't be fetched. */
export const APPLICATIONS_FAILED = 'Failed to fetch job applications.';

/** The toast when a document can't be opened. */
export const downloadFailed = {
  title: 'Download Failed',
  description: 'Failed to download file.',
  variant: 'destructive',
} as const satisfies ToastText;
