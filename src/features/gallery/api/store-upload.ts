import type { GalleryCategory } from '@domain/gallery-options';
import { getSupabase } from '@/platform/supabase/client';
import type { TablesInsert } from '@database';
import { removePictures } from '@/platform/supabase/pictures';
import { storePicture } from '@/platform/supabase/store-picture';
import { unwrap } from '@/platform/supabase/unwrap';
import { unwrapInsert } from '@/platform/supabase/unwrap-insert';
import { makeVariants } from '@/shared/images/make-variants';
import { PICTURE_SIDES_PX } from '@/shared/images/picture-rules';

import { logError } from '@/shared/lib/log';
import type { PictureVariant } from '@/shared/images/render-variants';

/** A picture to add to the gallery. Its id names its files and its row, so a retry finds both. */
interface Upload {
  id: string;
  file: File;
  title: string;
  category: GalleryCategory;
}

const SIDES = [PICTURE_SIDES_PX.fullsize, PICTURE_SIDES_PX.thumbnail] as const;

/**
 * Resizes a picture, stores the files, calls `onFilesStored`, and inserts the row. Deletes the
 * files if the row could not be stored.
 *
 * @throws AppError
 */
export async function storeUpload(upload: Upload, onFilesStored: () => void): Promise<void> {
  const [full, small] = await makeVariants(upload.file, SIDES);
  if (full === undefined) throw new Error('No resized image was created.');
  const thumbnail = small !== undefined && isSmaller(small, full) ? small : null;
  try {
    const image_url = await storePicture(pathOf(upload.id, SIDES[0], full), full.blob);
    const thumbnail_url =
      thumbnail && (await storePicture(pathOf(upload.id, SIDES[1], thumbnail), thumbnail.blob));
    onFilesStored();
    await insertRow({
      id: upload.id,
      title: upload.title,
      category: upload.category,
      image_url,
      image_width: full.width,
      image_height: full.height,
      thumbnail_url,
      thumbnail_width: thumbnail?.width ?? null,
      thumbnail_height: thumbnail?.height ?? null,
    });
  } catch (error) {
    await discardUpload(upload.id);
    throw error;
  }
}

/**
 * Deletes the files of an upload that has no row. If that cannot be checked the files stay, and a
 * retry reuses them. Never throws.
 */
export async function discardUpload(id: string): Promise<void> {
  try {
    const row = unwrap(
      await getSupabase().from('gallery_images').select('id').eq('id', id).maybeSingle(),
    );
    if (row !== null) return;
    await removePictures(
      SIDES.flatMap((side) => ['webp', 'jpg'].map((ending) => `${id}-${String(side)}.${ending}`)),
    );
  } catch (error) {
    logError('The files of a failed upload were not deleted', error, { id });
  }
}

async function insertRow(row: TablesInsert<'gallery_images'>): Promise<void> {
  // Without `display_order` the database puts the picture last.
  const response = await getSupabase().from('gallery_images').insert(row).select('id').single();
  unwrapInsert(response, 'gallery_images');
}

function pathOf(id: string, side: number, { blob }: PictureVariant): string {
  return `${id}-${String(side)}.${blob.type === 'image/webp' ? 'webp' : 'jpg'}`;
}

const isSmaller = (one: PictureVariant, other: PictureVariant) => one.width < other.width;
