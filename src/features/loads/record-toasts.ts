import type { ToastText } from '@/shared/lib/toast-store';
import { failure } from '@/shared/loads/failure';

const NOT_ASSIGNED = 'This load isn’t assigned to you anymore. Call dispatch.';

/** Messages about a load's measured size and documents, to its driver and to dispatch. */
export const recordToasts = {
  measured: { title: 'Size Recorded' },
  measureFailed: failure('Size Not Recorded', undefined, NOT_ASSIGNED),
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
