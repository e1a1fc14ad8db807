import type { KeyboardEvent, MouseEvent } from 'react';
import { cn } from '@/shared/lib/cn';
import type { GalleryImage } from '../../api/gallery-images';
import { PICTURE_WIDTHS } from '../../model/picture-widths';
import { GalleryPicture } from '../gallery-picture';

interface CarouselSlideProps {
  image: GalleryImage;
  /** Accessible name, for example `2 of 6`. */
  position: string;
  /** True if it is the centered slide, the only one in the tab order. */
  isActive: boolean;
  /** True to load the image without waiting until it is visible. */
  isEager: boolean;
  onOpen: () => void;
  onReach: () => void;
  onPrevious: () => void;
  onNext: () => void;
}

/** One slide, 640 × 480 px or smaller on a phone. */
export function CarouselSlide({
  image,
  position,
  isActive,
  isEager,
  onOpen,
  onReach,
  onPrevious,
  onNext,
}: CarouselSlideProps) {
  const handleClick = (event: MouseEvent<HTMLElement>) => {
    // The coverflow prevents the click that ends a drag.
    if (event.defaultPrevented) return;
    // The coverflow blocks focus by mouse, but the lightbox returns focus to this slide.
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
      aria-label={position}
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
          // Center a slide focused by keyboard or screen reader, not one about to be dragged.
          if (event.target.matches(':focus-visible')) onReach();
        }}
      >
        <span
          className={cn(
            'absolute inset-x-0 bottom-0 z-1 bg-[linear-gradient(transparent,rgb(10_12_14/0.88))] px-5 pt-14 pb-4 text-[1.0625rem] leading-snug font-[640] text-white transition-opacity duration-menu',
            isActive
              ? 'opacity-100'
              : 'opacity-0 group-hover:opacity-100 group-focus-visible:opacity-100',
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
