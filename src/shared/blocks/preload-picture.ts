import { preload } from 'react-dom';
import { findArtwork } from '@/content/find-artwork';
import { artworkSrcSet } from './artwork-src-set';

interface PictureAddress {
  src: string | null;
  srcSet?: string | undefined;
  /** How wide the picture will be laid out, in the words of the `sizes` attribute. */
  sizes: string;
}

/** Has the browser fetch the picture of a record before React comes to show it. */
export function preloadPicture({ src, srcSet, sizes }: PictureAddress): void {
  if (src === null) return;
  const artwork = findArtwork(src);
  const imageSrcSet = artwork ? artworkSrcSet(artwork, 'avif') : srcSet;
  preload(src, {
    as: 'image',
    fetchPriority: 'high',
    // A browser that cannot show the type leaves the preload alone.
    ...(artwork && { type: 'image/avif' }),
    ...(imageSrcSet !== undefined && { imageSrcSet, imageSizes: sizes }),
  });
}
