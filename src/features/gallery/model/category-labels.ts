import type { GalleryCategory } from '@domain/gallery-options';

/** Display names of the gallery's categories. */
export const CATEGORY_LABELS: Readonly<Record<GalleryCategory, string>> = {
  general: 'General',
  trucks: 'Trucks',
  trailers: 'Trailers',
  loads: 'Loads',
};
