import { findArtwork } from '@/content/find-artwork';
import { PICTURE_SIDES_PX } from '@/shared/images/picture-rules';
import type { PicturePlace } from './picture-widths';

export type PictureUse = keyof typeof PICTURE_SIDES_PX;

interface StoredPicture {
  image_url: string;
  image_width: number | null;
  image_height: number | null;
  thumbnail_url: string | null;
  thumbnail_width: number | null;
}

export interface PictureSource {
  src: string;
  srcSet?: string;
  width: number | null;
  height: number | null;
  /** True if no stored size fits, so the browser resizes the original when it is shown. */
  mustResize: boolean;
}

/** The stored size that each place shows. */
export const PICTURE_USES = { slide: 'fullsize', card: 'thumbnail' } as const satisfies Record<
  PicturePlace,
  PictureUse
>;

/**
 * Source of an image: the sizes stored with it, or else the original, resized when it is shown.
 */
export function pictureSource(picture: StoredPicture, use: PictureUse): PictureSource {
  const { image_url: src, image_width: width, image_height: height } = picture;
  const { thumbnail_url: thumbnail, thumbnail_width: thumbnailWidth } = picture;
  const stored = { src, width, height, mustResize: false };
  if (findArtwork(src)) return stored;
  if (thumbnail !== null && thumbnailWidth !== null && width !== null) {
    const srcSet = `${thumbnail} ${String(thumbnailWidth)}w, ${src} ${String(width)}w`;
    return { ...stored, srcSet };
  }
  const fits =
    width !== null && height !== null && Math.max(width, height) <= PICTURE_SIDES_PX[use];
  return { ...stored, mustResize: !fits };
}
