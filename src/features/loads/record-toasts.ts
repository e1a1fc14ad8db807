import type { ToastText } from '@/shared/lib/toast-store';

/** Messages about a load's measured size and documents, to its driver and to dispatch. */
export const recordToasts = {
  measured: { title: 'Size Recorded' },
  documentsFailed: { title: 'Failed to fetch documents.', variant: 'destructive' },
  documentAdded: (count: number): ToastText => ({
    title: count === 1 ? 'Document Added' : `${String(count)} Documents Added`,
  }),
  downloadFailed: {
    title: 'Download Failed',
    description: 'Failed to download the document.',
    variant: 'destructive',
  },
} as const;
