/** Categories of gallery pictures. */
export const GALLERY_CATEGORIES = ['general', 'trucks', 'trailers', 'loads'] as const;
export type GalleryCategory = (typeof GALLERY_CATEGORIES)[number];

/** Maximum number of pictures per upload. */
export const UPLOAD_MAX_FILES = 10;

/** Maximum text lengths; `public.gallery_images` has the same numbers as CHECKs. */
export const PICTURE_TEXT_MAX = { title: 160, description: 2000, altText: 400 } as const;
