import { queryOptions } from '@tanstack/react-query';
import { getSupabase } from '@/platform/supabase/client';
import type { Tables } from '@database';
import { unwrap } from '@/platform/supabase/unwrap';
import { adminGalleryToasts } from '../admin-toasts';
import { adminGalleryKeys } from './admin-query-keys';

/** A picture as the console edits it. */
export type AdminImage = Omit<Tables<'gallery_images'>, 'created_at'>;

const COLUMNS =
  'id, updated_at, title, description, alt_text, category, display_order, is_load_of_the_month, image_url, image_width, image_height, thumbnail_url, thumbnail_width, thumbnail_height';
/** Hosted projects return at most this many rows per call. */
const PART_SIZE = 1000;

async function fetchImages(signal: AbortSignal): Promise<AdminImage[]> {
  const images: AdminImage[] = [];
  for (;;) {
    const part = unwrap(
      await getSupabase()
        .from('gallery_images')
        .select(COLUMNS)
        .gt('display_order', images.at(-1)?.display_order ?? 0)
        .order('display_order')
        .limit(PART_SIZE)
        .abortSignal(signal),
    );
    images.push(...part);
    if (part.length < PART_SIZE) return images;
  }
}

/**
 * All pictures in their order. Not paged, unlike other console lists: reordering needs every
 * picture, and the public page shows them all too.
 */
export function adminImagesQueryOptions() {
  return queryOptions({
    queryKey: adminGalleryKeys.lists(),
    queryFn: ({ signal }) => fetchImages(signal),
    meta: { errorToast: adminGalleryToasts.fetchFailed },
  });
}
