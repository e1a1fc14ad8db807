import { Pencil, Star, Trash2 } from 'lucide-react';
import type { DragEvent, ReactNode } from 'react';
import { cn } from '@/shared/lib/cn';
import { RowAction } from '@/shared/console/list/row-action';
import { Button } from '@/shared/ui/button';
import type { AdminImage } from '../../api/admin-images';
import { GalleryPicture } from '../gallery-picture';

export interface ImageHandlers {
  onSetLoadOfTheMonth: (image: AdminImage) => void;
  onEdit: (image: AdminImage) => void;
  /** Asks before anything is deleted. */
  onDelete: (image: AdminImage) => void;
}

interface ImageCardProps extends ImageHandlers {
  image: AdminImage;
  /** Its place in the order shown, from 1. */
  place: number;
  /** The buttons that move it. */
  mover: ReactNode;
  /** Where another picture would be dropped. */
  dropSide: 'before' | 'after' | null;
  dragProps: {
    onDragStart: (event: DragEvent) => void;
    onDragOver: (event: DragEvent) => void;
    onDragEnd: () => void;
    onDrop: (event: DragEvent) => void;
  };
}

/** A picture of the gallery with everything that can be done about it. */
export function ImageCard({
  image,
  place,
  mover,
  dropSide,
  dragProps,
  onSetLoadOfTheMonth,
  onEdit,
  onDelete,
}: ImageCardProps) {
  const { title, category, is_load_of_the_month: isHolder } = image;
  return (
    <li
      draggable
      {...dragProps}
      className={cn(
        'relative grid grid-cols-[minmax(0,1fr)] grid-rows-[auto_1fr] rounded-md border bg-surface',
        dropSide === 'before' && 'shadow-[-4px_0_0_var(--accent)]',
        dropSide === 'after' && 'shadow-[4px_0_0_var(--accent)]',
      )}
    >
      <div className="relative aspect-3/2 cursor-grab overflow-hidden rounded-t-md bg-sunk active:cursor-grabbing">
        <GalleryPicture
          image={image}
          use="thumbnail"
          sizes="(min-width: 72rem) 18rem, (min-width: 40rem) 45vw, 100vw"
        />
        {isHolder && (
          <span className="dark-surface absolute top-2 left-2 rounded-xs bg-page px-2 py-1.5 text-xs leading-none font-semibold text-accent font-cond">
            Load of the Month
          </span>
        )}
        {mover}
      </div>
      <div className="flex items-center gap-2 py-2.5 pr-1.5 pl-3">
        <div className="min-w-0 flex-1">
          <h3 className="truncate text-ui leading-snug font-semibold" title={title}>
            {title}
          </h3>
          <p className="text-xs text-subtle tabular-nums">
            {category}, order {place}
          </p>
        </div>
        <span className="flex">
          <Button
            variant="ghost"
            size="sm"
            isIcon
            disabled={isHolder}
            title={isHolder ? 'Is the Load of the Month' : 'Set as Load of the Month'}
            aria-label={`Set as Load of the Month: ${title}`}
            onClick={() => {
              onSetLoadOfTheMonth(image);
            }}
          >
            <Star className={cn(isHolder && 'fill-current')} />
          </Button>
          <RowAction
            Icon={Pencil}
            label="Edit"
            name={title}
            onClick={() => {
              onEdit(image);
            }}
          />
          <RowAction
            Icon={Trash2}
            label="Delete"
            name={title}
            onClick={() => {
              onDelete(image);
            }}
          />
        </span>
      </div>
    </li>
  );
}
