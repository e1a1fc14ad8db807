import { expect, it } from 'vitest';
import { findImages, type GalleryFilters } from './gallery-list-params';

it('a search finds images by words with and without accents', () => {
  const image = { title: 'Grúa', description: 'Trois-Rivie\u0300res', alt_text: null };
  const images = [{ ...image, category: 'heavy_haul' }];
  const find = (search: string) =>
    findImages(images, { search, category: 'all' } as GalleryFilters).length;
  expect(['grua', 'GRÚA', 'trois-rivières', 'crane'].map(find)).toEqual([1, 1, 1, 0]);
});
