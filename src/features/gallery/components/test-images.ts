import type { GalleryImage } from '../api/gallery-images';

export const GALLERY_ROUTE = 'GET /rest/v1/gallery_images';

/** Pictures as a test's backend answers them, with both sizes stored. */
export function testImages(count: number): GalleryImage[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `image-${String(index + 1)}`,
    title: `Load ${String(index + 1)}`,
    description: `Description ${String(index + 1)}`,
    alt_text: `Picture ${String(index + 1)}`,
    category: 'loads',
    image_url: `https://project.test/${String(index + 1)}.webp`,
    image_width: 1600,
    image_height: 1067,
    thumbnail_url: `https://project.test/${String(index + 1)}-small.webp`,
    thumbnail_width: 600,
    thumbnail_height: 400,
  }));
}
