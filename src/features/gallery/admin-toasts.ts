import { countOf } from '@domain/numbers/counts';
import type { ToastText } from '@/shared/lib/toast-store';

const images = (count: number) => countOf(count, 'image');

/** The number of images of a batch that were uploaded, and that failed. */
export interface UploadResult {
  sent: number;
  failed: number;
}

/** Console messages about the gallery. */
export const adminGalleryToasts = {
  fetchFailed: { title: 'Failed to fetch images.', variant: 'destructive' },
  tooManyFiles: {
    title: 'Too Many Files',
    description: 'Please select up to 10 images at a time to avoid performance issues.',
    variant: 'destructive',
  },
  uploaded: ({ sent, failed }: UploadResult): ToastText =>
    sent === 0
      ? {
          title: 'Upload Failed',
          description: `Failed to upload ${String(failed)} image(s). Please try again.`,
          variant: 'destructive',
        }
      : {
          title: 'Upload Complete',
          description: `${images(sent)} uploaded${failed > 0 ? `, ${String(failed)} failed` : ''}.`,
        },
  /** Shown for a failed item when there is no reason to show. */
  uploadFailed: 'Upload failed',
  updated: { title: 'Image Updated' },
  updateFailed: {
    title: 'Update Failed',
    description: 'Failed to update the image.',
    variant: 'destructive',
  },
  deleted: { title: 'Image Deleted' },
  deleteFailed: {
    title: 'Delete Failed',
    description: 'Failed to delete the image.',
    variant: 'destructive',
  },
  loadOfTheMonthSet: { title: 'Load of the Month Set' },
  loadOfTheMonthFailed: {
    title: 'Update Failed',
    description: 'Failed to set Load of the Month.',
    variant: 'destructive',
  },
  orderSaved: { title: 'Order Saved' },
  orderFailed: {
    title: 'Update Failed',
    description: 'Failed to save the order.',
    variant: 'destructive',
  },
} as const satisfies Record<string, string | ToastText | ((result: UploadResult) => ToastText)>;
