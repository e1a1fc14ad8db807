/** Raster images alone: an SVG can carry script. The bucket takes the same types. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;

/** Longest side of the two sizes a picture is stored in, in pixels (specification 2, section 9). */
export const PICTURE_SIDES_PX = { thumbnail: 600, fullsize: 1600 } as const;

/** Quality the sizes are encoded at, from 0 to 1 (specification 2, section 9). */
export const PICTURE_QUALITY = 0.9;
