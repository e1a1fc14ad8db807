import type { QueryClient } from '@tanstack/react-query';
import { preloadPicture } from '@/shared/blocks/preload-picture';
import { PICTURE_USES, pictureSource } from '../model/picture-source';
import { PICTURE_WIDTHS, type PicturePlace } from '../model/picture-widths';
import {
  allImagesQueryOptions,
  featuredImagesQueryOptions,
  type GalleryImage,
} from './gallery-images';

/** Fetches the carousel's pictures and preloads the first one. */
export async function prefetchFeatured(client: QueryClient): Promise<void> {
  preloadFirst(await client.query(featuredImagesQueryOptions()), 'slide');
}

/** Fetches the grid's pictures and preloads the first one. */
export async function prefetchAll(client: QueryClient): Promise<void> {
  preloadFirst(await client.query(allImagesQueryOptions()), 'card');
}

function preloadFirst([first]: readonly GalleryImage[], place: PicturePlace): void {
  if (first === undefined) return;
  const { mustResize, src, srcSet } = pictureSource(first, PICTURE_USES[place]);
  if (!mustResize) preloadPicture({ src, srcSet, sizes: PICTURE_WIDTHS[place] });
}
