import type { GalleryImage } from '../../api/gallery-images';
import { PICTURE_WIDTHS } from '../../model/picture-widths';
import { GalleryPicture } from '../gallery-picture';
import { useHasBeenVisible } from './use-has-been-visible';

interface GalleryCardProps {
  image: GalleryImage;
  /** True to load its image eagerly: on a phone it fills most of the first screen. */
  isFirst: boolean;
  onOpen: () => void;
}

/** An image with its title. The whole card opens the lightbox. */
export function GalleryCard({ image, isFirst, onOpen }: GalleryCardProps) {
  const [frame, hasBeenSeen] = useHasBeenVisible<HTMLDivElement>();
  return (
    <li className="group/card relative grid content-start gap-3">
      <div ref={frame} className="relative aspect-3/2 overflow-hidden rounded-xs bg-sunk">
        {hasBeenSeen && (
          <GalleryPicture
            image={image}
            use="thumbnail"
            // The title is right below, so it isn't repeated as alt text.
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
