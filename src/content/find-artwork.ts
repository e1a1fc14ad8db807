import type { Artwork } from './artwork';

/** The smaller widths of a 1600-pixel landscape render. */
export const LANDSCAPE_WIDTHS = [640, 960, 1280];

const RECORD_PICTURE = /^\/artwork\/((gallery|fleet)-\d+)\.webp$/;
const WIDTH = 1600;
const HEIGHTS = { gallery: 1067, fleet: 900 };

/**
 * The site's own artwork behind a record's `image_url`, with the sizes it exists in. Its `alt` is empty:
 * the record has its own.
 */
export function findArtwork(imageUrl: string): Artwork | undefined {
  const [, file, kind] = RECORD_PICTURE.exec(imageUrl) ?? [];
  if (file === undefined) return undefined;
  const height = kind === 'fleet' ? HEIGHTS.fleet : HEIGHTS.gallery;
  return { file, alt: '', width: WIDTH, height, widths: LANDSCAPE_WIDTHS };
}
