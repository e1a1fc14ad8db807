import { GALLERY_CATEGORIES } from '@contracts/gallery';
import { ListToolbar } from '@/shared/console/list/list-toolbar';
import { SegmentedFilter } from '@/shared/ui/segmented-filter';
import type { AdminImage } from '../../api/admin-images';
import { findImages, type GalleryFilters } from '../../model/gallery-list-params';

interface GalleryToolbarProps {
  images: readonly AdminImage[] | undefined;
  filters: GalleryFilters;
  onFiltersChange: (filters: GalleryFilters) => void;
}

/** Search, and the categories with how many pictures the search finds of each. */
export function GalleryToolbar({ images, filters, onFiltersChange }: GalleryToolbarProps) {
  const count = (category: GalleryFilters['category']) =>
    images && findImages(images, { ...filters, category }).length;
  return (
    <ListToolbar
      label="Search images"
      placeholder="Title, description or alt text"
      filters={filters}
      onFiltersChange={onFiltersChange}
    >
      <SegmentedFilter
        label="Category"
        value={filters.category}
        onValueChange={(category) => {
          onFiltersChange({ ...filters, category });
        }}
        options={[
          { value: 'all', label: 'All categories', count: count('all') },
          ...GALLERY_CATEGORIES.map((category) => ({
            value: category,
            label: category,
            count: count(category),
          })),
        ]}
      />
    </ListToolbar>
  );
}
