import type { Artwork } from '@/content/artwork';

/** File formats of each render, best first. */
export const ARTWORK_FORMATS = ['avif', 'webp'] as const;

/** All sizes of a render as a `srcset` value. */
export function artworkSrcSet(
  { file, width, widths }: Artwork,
  format: (typeof ARTWORK_FORMATS)[number],
): string {
  const variants = widths.map((w) => `/artwork/${file}-${String(w)}.${format} ${String(w)}w`);
  return [...variants, `/artwork/${file}.${format} ${String(width)}w`].join(', ');
}
