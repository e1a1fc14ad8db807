import { GALLERY_CATEGORIES } from '@domain/gallery-options';
import type { FiltersOf } from '@/shared/console/list/list-params';
import { foldText } from '@/shared/lib/fold-text';

/** URL parameters of the gallery. */
export const GALLERY_LIST_PARAMS = {
  open: 'image',
  choices: { category: GALLERY_CATEGORIES },
  sorts: ['order'],
} as const;

export type GalleryFilters = FiltersOf<typeof GALLERY_LIST_PARAMS>;

interface Searched {
  title: string;
  description: string | null;
  alt_text: string | null;
  category: string;
}

/** Images that match the filters. The search ignores case and accents and covers all their texts. */
export function findImages<Image extends Searched>(
  images: readonly Image[],
  { search, category }: GalleryFilters,
): Image[] {
  const wanted = foldText(search);
  return images.filter(
    (image) =>
      (category === 'all' || image.category === category) &&
      [image.title, image.description, image.alt_text].some((text) =>
        foldText(text ?? '').includes(wanted),
      ),
  );
}

/** The number of images of each category that the search finds. */
export function countImages(
  images: readonly Searched[],
  filters: GalleryFilters,
): Record<string, number> {
  const found = findImages(images, { ...filters, category: 'all' });
  return Object.fromEntries(
    GALLERY_CATEGORIES.map((category) => [
      category,
      found.filter((image) => image.category === category).length,
    ]),
  );
}
