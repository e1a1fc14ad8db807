import type { GalleryImage } from '../../api/gallery-images';
import { PICTURE_WIDTHS } from '../../model/picture-widths';
import { GalleryPicture } from '../gallery-picture';
import { useHasBeenSeen } from './use-has-been-seen';

interface GalleryCardProps {
  image: GalleryImage;
  /** On a phone it is most of what is seen at first. */
  isFirst: boolean;
  onOpen: () => void;
}

/** A picture with its title; the whole card opens the viewer. */
export function GalleryCard({ image, isFirst, onOpen }: GalleryCardProps) {
  const [frame, hasBeenSeen] = useHasBeenSeen<HTMLDivElement>();
  return (
    <li className="group/card relative grid content-start gap-3">
      <div ref={frame} className="relative aspect-3/2 overflow-hidden rounded-xs bg-sunk">
        {hasBeenSeen && (
          <GalleryPicture
            image={image}
            use="thumbnail"
            // Without words of its own it shows what the title says, once.
            alt={image.alt_text ?? ''}
            sizes={PICTURE_WIDTHS.card}
            isEager={isFirst}
            className="[transition-property:opacity,scale] group-hover/card:scale-[1.03]"
          />
        )}
      </div>
      <div className="grid gap-1">
        <h2 className="type-h3 text-[1.0625rem] wrap-anywhere">
          <button
            type="button"
            aria-haspopup="dialog"
            className="block text-left after:absolute after:inset-0 focus-visible:shadow-none focus-visible:outline-0 focus-visible:after:outline-2 focus-visible:after:outline-offset-4 focus-visible:after:outline-focus"
            onClick={onOpen}
          >
            <span className="line-clamp-2">{image.title}</span>
          </button>
        </h2>
        {image.description && (
          <p className="line-clamp-3 text-ui text-muted wrap-anywhere">{image.description}</p>
        )}
      </div>
    </li>
  );
}
