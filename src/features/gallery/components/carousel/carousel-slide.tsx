import type { KeyboardEvent, MouseEvent } from 'react';
import { cn } from '@/shared/lib/cn';
import type { GalleryImage } from '../../api/gallery-images';
import { PICTURE_WIDTHS } from '../../model/picture-widths';
import { GalleryPicture } from '../gallery-picture';

interface CarouselSlideProps {
  image: GalleryImage;
  /** Where it stands, e.g. `2 of 6`. */
  place: string;
  /** It stands in the middle, and is the one slide the Tab key stops at. */
  isActive: boolean;
  /** The first slide is seen at once. */
  isEager: boolean;
  onOpen: () => void;
  onReach: () => void;
  onPrevious: () => void;
  onNext: () => void;
}

/** A picture of the carousel: 640 × 480 px, or what fits a phone. */
export function CarouselSlide({
  image,
  place,
  isActive,
  isEager,
  onOpen,
  onReach,
  onPrevious,
  onNext,
}: CarouselSlideProps) {
  const handleClick = (event: MouseEvent<HTMLElement>) => {
    // The end of a drag is no click; the coverflow has marked it.
    if (event.defaultPrevented) return;
    // The coverflow keeps the mouse from moving the focus, and the viewer gives it back here.
    event.currentTarget.focus({ preventScroll: true });
    onOpen();
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowLeft') onPrevious();
    if (event.key === 'ArrowRight') onNext();
  };

  return (
    <div
      role="group"
      aria-roledescription="slide"
      aria-label={place}
      className="swiper-slide relative aspect-4/3 w-[min(40rem,80vw)] shrink-0 snap-center transition-[transform] transform-3d"
    >
      <button
        type="button"
        tabIndex={isActive ? 0 : -1}
        aria-haspopup="dialog"
        className="group relative block size-full overflow-hidden bg-ink-800 text-left after:pointer-events-none after:absolute after:inset-0 after:z-2 focus-visible:after:shadow-[inset_0_0_0_3px_var(--focus),inset_0_0_0_6px_var(--focus-halo)]"
        onClick={handleClick}
        onKeyDown={handleKeyDown}
        onFocus={(event) => {
          // A screen reader may reach any slide; a mouse is about to drag it.
          if (event.target.matches(':focus-visible')) onReach();
        }}
      >
        <span
          className={cn(
            'absolute inset-x-0 bottom-0 z-1 bg-[linear-gradient(transparent,rgb(10_12_14/0.88))] px-5 pt-14 pb-4 text-[1.0625rem] leading-snug font-[640] text-white transition-opacity duration-menu',
            'opacity-0 group-hover:opacity-100 group-focus-visible:opacity-100',
            // Where nothing can hover, the one in the middle is named.
            isActive && '[@media(hover:none)]:opacity-100',
          )}
        >
          {image.title}
        </span>
        <GalleryPicture
          image={image}
          use="fullsize"
          sizes={PICTURE_WIDTHS.slide}
          alt={image.alt_text ?? ''}
          isEager={isEager}
          className={cn(
            'pointer-events-none [transition-property:opacity,filter]',
            !isActive && 'brightness-[0.6]',
          )}
        />
      </button>
    </div>
  );
}
