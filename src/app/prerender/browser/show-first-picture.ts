import { artworkSrcSet } from '@/shared/blocks/artwork-src-set';
import { findArtwork } from '@/content/find-artwork';
import { PICTURE_USES, pictureSource } from '@/features/gallery/model/picture-source';
import { PICTURE_WIDTHS, type PicturePlace } from '@/features/gallery/model/picture-widths';
import type { GalleryImage } from '@/features/gallery/api/gallery-images';

/**
 * Shows the first of the page's pictures where the carousel or the grid will show it, without waiting for
 * React: the page has already requested the records (`sendEarlyRequests`). Hydration keeps the picture,
 * because React doesn't look inside its place.
 *
 * @throws TypeError when the request failed.
 */
export async function showFirstPicture(): Promise<void> {
  const place = document.querySelector<HTMLElement>('[data-first-picture]');
  const [response] = window.earlyResponses?.values() ?? [];
  if (place === null || response === undefined) return;
  const answer = await response;
  // Too late once the query has read the body.
  if (!answer.ok || answer.bodyUsed) return;
  const [first] = (await answer.clone().json()) as GalleryImage[];
  if (first === undefined) return;
  // `GalleryLoading` wrote it.
  const where = place.dataset['firstPicture'] as PicturePlace;
  place.replaceChildren(...toImages(first, where));
}

function toImages(picture: GalleryImage, place: PicturePlace): HTMLImageElement[] {
  const { src, srcSet, mustResize } = pictureSource(picture, PICTURE_USES[place]);
  if (mustResize) return [];
  const artwork = findArtwork(src);
  const image = new Image();
  image.alt = '';
  image.fetchPriority = 'high';
  image.sizes = PICTURE_WIDTHS[place];
  image.srcset = (artwork ? artworkSrcSet(artwork, 'avif') : srcSet) ?? '';
  // A browser without AVIF, or a deleted file: the carousel shows whatever is available.
  image.onerror = () => {
    image.remove();
  };
  image.src = src;
  return [image];
}
