import type { ToastText } from '@/shared/lib/toast-store';

/** Shown over an image until it has loaded. */
export const PICTURE_LABELS = {
  loading: 'Loading...',
  /** While the browser resizes an original, by where it is shown. */
  optimizing: { fullsize: 'Optimizing Image...', thumbnail: 'Optimizing...' },
} as const;

/** The lightbox's code failed to load. */
export const viewerFailedToast: ToastText = {
  title: 'Couldn’t open the image',
  description: 'The connection was lost. Please try again.',
  variant: 'destructive',
};
