import type { ToastText } from '@/shared/lib/toast-store';

/** Toasts about quarantined files. */
export const quarantineToasts = {
  released: { title: 'File Released', description: 'Staff can open it now.' },
  releaseFailed: {
    title: 'Release Failed',
    description: 'Failed to release the file. Please try again.',
    variant: 'destructive',
  },
} as const satisfies Record<string, ToastText>;
