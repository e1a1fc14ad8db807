import { recordQueryKeys } from '@/shared/console/record-query-keys';

/** Query keys of the console's gallery. */
export const adminGalleryKeys = recordQueryKeys('gallery');
