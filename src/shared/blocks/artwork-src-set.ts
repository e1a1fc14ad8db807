import type { Artwork } from '@/content/artwork';

/** What each render is kept in, the best first. */
export const ARTWORK_FORMATS = ['avif', 'webp'] as const;

/** Every size a render is kept in, in the words of the `srcset` attribute. */
export function artworkSrcSet(
  { file, width, widths }: Artwork,
  format: (typeof ARTWORK_FORMATS)[number],
): string {
  const variants = widths.map((w) => `/artwork/${file}-${String(w)}.${format} ${String(w)}w`);
  return [...variants, `/artwork/${file}.${format} ${String(width)}w`].join(', ');
}
