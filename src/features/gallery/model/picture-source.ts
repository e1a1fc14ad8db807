import { findArtwork } from '@/content/find-artwork';

/** Longest side of the two sizes pictures are shown in, in pixels (specification 2, section 9). */
export const MAX_SIDE_PX = { thumbnail: 600, fullsize: 1600 } as const;

export type PictureUse = keyof typeof MAX_SIDE_PX;

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
  /** The row has no size that fits, so the browser makes one when the picture is seen. */
  mustResize: boolean;
}

/**
 * Where a picture comes from: the sizes stored with it (design 3.12), or else the original, to be
 * resized on view as specification 2, section 9 has it.
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
  const fits = width !== null && height !== null && Math.max(width, height) <= MAX_SIDE_PX[use];
  return { ...stored, mustResize: !fits };
}
