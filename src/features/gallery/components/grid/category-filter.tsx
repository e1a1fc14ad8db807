import { Button } from '@/shared/ui/button';
import type { GalleryImage } from '../../api/gallery-images';
import { CATEGORY_LABELS } from '../../model/category-labels';

const CATEGORIES = ['trucks', 'trailers', 'loads', 'general'] as const;

interface CategoryFilterProps {
  images: readonly GalleryImage[];
  /** `null` for all. */
  category: string | null;
  onChange: (category: string | null) => void;
}

/** Filters the grid by category; hidden while all pictures have the same one. */
export function CategoryFilter({ images, category, onChange }: CategoryFilterProps) {
  const counted = CATEGORIES.map((value) => ({
    value,
    label: CATEGORY_LABELS[value],
    count: images.filter((image) => image.category === value).length,
  })).filter(({ count }) => count > 0);
  if (counted.length < 2) return null;
  const options = [{ value: null, label: 'All', count: images.length }, ...counted];
  return (
    <div role="group" aria-label="Filter by category" className="mb-8 flex flex-wrap gap-2">
      {options.map(({ value, label, count }) => (
        <Button
          key={label}
          size="md"
          variant={value === category ? 'solid' : 'quiet'}
          aria-pressed={value === category}
          onClick={() => {
            onChange(value);
          }}
        >
          {`${label} ${String(count)}`}
        </Button>
      ))}
    </div>
  );
}
