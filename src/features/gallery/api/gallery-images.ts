import { queryOptions } from '@tanstack/react-query';
import type { Tables } from '@database';
import { publicTables } from '@/platform/supabase/public-tables';
import { unwrap } from '@/platform/supabase/unwrap';
import { galleryKeys } from './query-keys';

const COLUMNS =
  'id, title, category, description, alt_text, image_url, image_width, image_height, thumbnail_url, thumbnail_width, thumbnail_height';
/** Number of images in the carousel. */
const FEATURED_LIMIT = 6;

/** A picture as visitors see it; sizes in pixels. */
export type GalleryImage = Pick<
  Tables<'gallery_images'>,
  | 'id'
  | 'title'
  | 'category'
  | 'description'
  | 'alt_text'
  | 'image_url'
  | 'image_width'
  | 'image_height'
  | 'thumbnail_url'
  | 'thumbnail_width'
  | 'thumbnail_height'
>;

async function fetchFeatured(): Promise<GalleryImage[]> {
  return unwrap(
    await publicTables()
      .from('gallery_images')
      .select(COLUMNS)
      .order('display_order')
      .order('id')
      .limit(FEATURED_LIMIT),
  );
}

async function fetchLoadOfTheMonth(): Promise<GalleryImage | null> {
  return unwrap(
    await publicTables()
      .from('gallery_images')
      .select(COLUMNS)
      .eq('is_load_of_the_month', true)
      .limit(1)
      // There may be no Load of the Month.
      .maybeSingle(),
  );
}

async function fetchAll(): Promise<GalleryImage[]> {
  return unwrap(
    await publicTables().from('gallery_images').select(COLUMNS).order('display_order').order('id'),
  );
}

/**
 * Images rarely change, and offline the page must stop loading. Failures are only logged; the pages
 * show an empty list with a retry button.
 */
const PUBLIC_READ = { staleTime: 5 * 60_000 } as const;

/** The first six pictures, for the carousel. */
export function featuredImagesQueryOptions() {
  return queryOptions({
    queryKey: galleryKeys.featured(),
    queryFn: fetchFeatured,
    ...PUBLIC_READ,
  });
}

/** The Load of the Month; `null` if there is none. */
export function loadOfTheMonthQueryOptions() {
  return queryOptions({
    queryKey: galleryKeys.loadOfTheMonth(),
    queryFn: fetchLoadOfTheMonth,
    ...PUBLIC_READ,
  });
}

/** All pictures, in the order set in the console. */
export function allImagesQueryOptions() {
  return queryOptions({ queryKey: galleryKeys.grid(), queryFn: fetchAll, ...PUBLIC_READ });
}
