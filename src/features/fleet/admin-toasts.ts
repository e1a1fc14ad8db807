import type { ToastText } from '@/shared/lib/toast-store';

const success = (description: string): ToastText => ({ title: 'Success', description });
const failure = (description: string) =>
  ({ title: 'Error', description, variant: 'destructive' }) as const satisfies ToastText;

/** Console messages about the fleet. */
export const adminFleetToasts = {
  fetchFailed: failure('Failed to fetch fleet vehicles'),
  added: success('Vehicle added successfully'),
  updated: success('Vehicle updated successfully'),
  addFailed: (message: string) => failure(`Failed to add vehicle: ${message}`),
  updateFailed: (message: string) => failure(`Failed to update vehicle: ${message}`),
  deleted: success('Vehicle deleted successfully'),
  deleteFailed: failure('Failed to delete vehicle'),
  imageUploaded: success('Image uploaded successfully'),
  imageFailed: failure('Failed to upload image'),
};
