import { preload } from 'react-dom';
import { findArtwork } from '@/content/find-artwork';
import { artworkSrcSet } from './artwork-src-set';

interface PictureAddress {
  src: string | null;
  srcSet?: string | undefined;
  /** Layout width as a `sizes` value. */
  sizes: string;
}

/** Preloads a record's picture before React renders it. */
export function preloadPicture({ src, srcSet, sizes }: PictureAddress): void {
  if (src === null) return;
  const artwork = findArtwork(src);
  const imageSrcSet = artwork ? artworkSrcSet(artwork, 'avif') : srcSet;
  preload(src, {
    as: 'image',
    fetchPriority: 'high',
    // A browser that doesn't support the type ignores the preload.
    ...(artwork && { type: 'image/avif' }),
    ...(imageSrcSet !== undefined && { imageSrcSet, imageSizes: sizes }),
  });
}
