import { recordKeys } from '@/shared/console/record-keys';

/** Everything the console reads about the gallery. */
export const adminGalleryKeys = recordKeys('gallery');
