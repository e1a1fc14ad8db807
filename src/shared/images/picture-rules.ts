/** Only raster images, because an SVG can contain scripts. The bucket accepts the same types. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;

/** Longest side of the two stored sizes, in pixels. */
export const PICTURE_SIDES_PX = { thumbnail: 600, fullsize: 1600 } as const;

/** Encoding quality, from 0 to 1. */
export const PICTURE_QUALITY = 0.9;
