import { recordKeys } from '@/shared/console/record-keys';

/** Query keys of the console's gallery. */
export const adminGalleryKeys = recordKeys('gallery');
