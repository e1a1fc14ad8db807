import { Pencil, Star, Trash2 } from 'lucide-react';
import type { CSSProperties, HTMLAttributes, ReactNode, Ref } from 'react';
import { cn } from '@/shared/lib/cn';
import { RowAction } from '@/shared/console/list/row-action';
import { Button } from '@/shared/ui/button';
import type { AdminImage } from '../../api/admin-images';
import { CATEGORY_LABELS } from '../../model/category-labels';
import { GalleryPicture } from '../gallery-picture';

export interface ImageHandlers {
  onSetLoadOfTheMonth: (image: AdminImage) => void;
  onEdit: (image: AdminImage) => void;
  /** Opens the confirmation dialog. */
  onDelete: (image: AdminImage) => void;
}

/** Props that make a card draggable by its picture. */
export interface CardDrag {
  cardRef: Ref<HTMLLIElement>;
  handleRef: Ref<HTMLDivElement>;
  listeners: HTMLAttributes<HTMLElement> | undefined;
  style: CSSProperties;
  isDragging: boolean;
}

interface ImageCardProps extends ImageHandlers {
  image: AdminImage;
  /** Its position in the whole gallery, starting at 1. */
  position: number;
  moveButtons: ReactNode;
  /** `undefined` until the code that drags cards has loaded. */
  drag?: CardDrag | undefined;
}

/** A gallery image with its actions. Dragging the image moves the card. */
export function ImageCard({
  image,
  position,
  moveButtons,
  drag,
  onSetLoadOfTheMonth,
  onEdit,
  onDelete,
}: ImageCardProps) {
  const { title, category, is_load_of_the_month: isHolder } = image;
  return (
    <li
      ref={drag?.cardRef}
      data-dragging={drag?.isDragging}
      style={drag?.style}
      className={cn(
        'relative grid grid-cols-[minmax(0,1fr)] grid-rows-[auto_1fr] rounded-md border bg-surface',
        drag?.isDragging === true && 'z-1 border-accent shadow-float',
      )}
    >
      <div className="relative aspect-3/2 overflow-hidden rounded-t-md bg-sunk">
        <div
          ref={drag?.handleRef}
          {...drag?.listeners}
          className={cn(
            'absolute inset-0 *:pointer-events-none',
            drag !== undefined &&
              'cursor-grab touch-manipulation select-none active:cursor-grabbing',
          )}
        >
          <GalleryPicture
            image={image}
            use="thumbnail"
            sizes="(min-width: 72rem) 18rem, (min-width: 40rem) 45vw, 100vw"
          />
        </div>
        {isHolder && (
          <span className="dark-surface absolute top-2 left-2 rounded-xs bg-page px-2 py-1.5 text-xs leading-none font-semibold text-accent font-cond">
            Load of the Month
          </span>
        )}
        {moveButtons}
      </div>
      <div className="flex items-center gap-2 py-2.5 pr-1.5 pl-3">
        <div className="min-w-0 flex-1">
          <h3 className="text-ui leading-snug font-semibold wrap-anywhere">{title}</h3>
          <p className="text-xs text-subtle tabular-nums">
            {`${CATEGORY_LABELS[category]}, position ${String(position)}`}
          </p>
        </div>
        <span className="flex">
          <Button
            variant="ghost"
            size="sm"
            isIcon
            disabled={isHolder}
            title={isHolder ? 'Current Load of the Month' : 'Set as Load of the Month'}
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
