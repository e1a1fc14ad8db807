import type { QueryClient } from '@tanstack/react-query';
import { preloadPicture } from '@/shared/blocks/preload-picture';
import { pictureSource, type PictureUse } from '../model/picture-source';
import { PICTURE_WIDTHS } from '../model/picture-widths';
import {
  allImagesQueryOptions,
  featuredImagesQueryOptions,
  type GalleryImage,
} from './gallery-images';

/** Fetches the carousel's pictures and preloads the first one. */
export async function prefetchFeatured(client: QueryClient): Promise<void> {
  preloadFirst(await client.query(featuredImagesQueryOptions()), 'fullsize', 'slide');
}

/** Fetches the grid's pictures and preloads the first one. */
export async function prefetchAll(client: QueryClient): Promise<void> {
  preloadFirst(await client.query(allImagesQueryOptions()), 'thumbnail', 'card');
}

function preloadFirst(
  [first]: readonly GalleryImage[],
  use: PictureUse,
  place: keyof typeof PICTURE_WIDTHS,
): void {
  if (first === undefined) return;
  const { mustResize, src, srcSet } = pictureSource(first, use);
  if (!mustResize) preloadPicture({ src, srcSet, sizes: PICTURE_WIDTHS[place] });
}
