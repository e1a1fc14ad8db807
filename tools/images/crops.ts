/** A part of a picture with a fixed aspect ratio, for a place that would hide the rest. */
export interface Crop {
  /** Width divided by height. */
  aspect: number;
  /** Position of the visible part as in CSS `object-position`, from 0 to 1. */
  x: number;
  y: number;
  /** Widths in pixels, smallest first. */
  widths: readonly number[];
  /** The size limit of the largest AVIF. */
  maxBytes: number;
}

/** Phones show a hero in a band of about 4:3. Two pixels per CSS pixel are enough for a picture. */
const PHONE = { aspect: 4 / 3, widths: [480, 780], maxBytes: 20 * 1024 };
/** Wide screens show a hero next to its text, 5:4 on a 1440 px laptop. */
const WIDE = { aspect: 5 / 4, widths: [600, 880, 1320], maxBytes: 80 * 1024 };

const hero = (phone: readonly [number, number], wide = phone) => ({
  phone: { ...PHONE, x: phone[0], y: phone[1] },
  wide: { ...WIDE, x: wide[0], y: wide[1] },
});

/**
 * The crops of the originals in `public/artwork`, by original and crop. The largest is
 * `{original}-{crop}.avif`, the others `{original}-{crop}-{width}.avif`; the same as WebP.
 */
export const CROPS: Record<string, Record<string, Crop>> = {
  // The home page's has to fit into the first packets of a connection, headers included.
  'hero-portrait': {
    phone: { ...PHONE, maxBytes: 13 * 1024, x: 0.5, y: 0.82 },
  },
  about: hero([1, 0.7], [0.85, 0.7]),
  careers: hero([0.8, 0.7]),
  'gallery-04': hero([0.6, 0.6], [0.72, 0.65]),
  'service-heavy-haul': hero([0.6, 0.6], [0.72, 0.65]),
  'service-specialized-transport': hero([0.6, 0.6], [0.72, 0.65]),
  'service-project-management': hero([0.58, 0.6]),
};

/** Widths of the uncropped sizes below the original, by original; the others have {@link WIDTHS}. */
export const OTHER_WIDTHS: Record<string, readonly number[]> = {
  hero: [960, 1440],
  'hero-portrait': [],
};
export const WIDTHS: readonly number[] = [640, 960, 1280];

/** From 0 to 100. A crop over its weight gets a lower AVIF quality, down to `min`. */
export const QUALITY = { avif: 52, min: 24, webp: 74, effort: 5 };
