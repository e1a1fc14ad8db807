import type { ToastText } from '@/shared/lib/toast-store';

/** Over a picture until it stands (specification 2, section 8). */
export const PICTURE_LABELS = {
  loading: 'Loading...',
  optimizing: 'Optimizing Image...',
} as const;

/** The viewer is fetched when a picture is first opened; this is when it does not arrive. */
export const viewerFailedToast: ToastText = {
  title: 'Picture not opened',
  description: 'The connection was lost. Please try again.',
  variant: 'destructive',
};
