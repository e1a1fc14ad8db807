import { Button } from '@/shared/ui/button';
import type { GalleryImage } from '../../api/gallery-images';

const CATEGORIES = [
  { value: 'trucks', label: 'Trucks' },
  { value: 'trailers', label: 'Trailers' },
  { value: 'loads', label: 'Loads' },
  { value: 'general', label: 'General' },
] as const;

interface CategoryFilterProps {
  images: readonly GalleryImage[];
  /** `null` for all. */
  category: string | null;
  onChange: (category: string | null) => void;
}

/** Filters the grid by category; hidden while all pictures have the same one. */
export function CategoryFilter({ images, category, onChange }: CategoryFilterProps) {
  const counted = CATEGORIES.map((option) => ({
    ...option,
    count: images.filter((image) => image.category === option.value).length,
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
