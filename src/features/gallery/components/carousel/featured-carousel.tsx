import { useId } from 'react';
import { cn } from '@/shared/lib/cn';
import type { GalleryImage } from '../../api/gallery-images';
import { useLightbox } from '../lightbox/use-lightbox';
import { CarouselBullets } from './carousel-bullets';
import { CarouselFooter } from './carousel-footer';
import { CarouselHead } from './carousel-head';
import { CarouselSlide } from './carousel-slide';
import { PauseButton } from './pause-button';
import { StepButton } from './step-button';
import { useFocusCenteredSlide } from './use-focus-centered-slide';
import { useSlideshow } from './use-slideshow';

/** Carousel of the featured images. */
export function FeaturedCarousel({ images }: { images: readonly GalleryImage[] }) {
  const headingId = useId();
  const { openLightbox, isOpen, lightbox } = useLightbox(images);
  const slideshow = useSlideshow(images.length, isOpen);
  const {
    stage,
    index,
    hasFailed: isStuck,
    goTo,
    isPlaying,
    pointerHandlers,
    focusHandlers,
  } = slideshow;
  const moveWithFocus = useFocusCenteredSlide(stage, index);
  const positionOf = (at: number) => `${String(at + 1)} of ${String(images.length)}`;

  return (
    <section aria-roledescription="carousel" aria-labelledby={headingId}>
      <CarouselHead id={headingId} />
      <div
        ref={stage}
        {...pointerHandlers}
        {...focusHandlers}
        className={cn(
          'mx-auto max-w-[100rem] touch-pan-y perspective-[1200px]',
          isStuck ? 'snap-x snap-mandatory overflow-x-auto' : 'overflow-x-clip',
        )}
      >
        <div
          className={cn(
            'swiper-wrapper flex transition-[transform] transform-3d',
            // Center the first slide before the coverflow has loaded, to avoid a shift.
            !isStuck && '[transform:translateX(calc(50%-min(20rem,40vw)))]',
          )}
        >
          {images.map((image, at) => (
            <CarouselSlide
              key={image.id}
              image={image}
              position={positionOf(at)}
              isActive={at === index}
              isEager={at === 0}
              onOpen={() => {
                openLightbox(at);
              }}
              onReach={() => {
                goTo(at);
              }}
              onPrevious={() => {
                moveWithFocus(slideshow.previous);
              }}
              onNext={() => {
                moveWithFocus(slideshow.next);
              }}
            />
          ))}
        </div>
      </div>
      <CarouselFooter>
        {images.length > 1 && !isStuck && (
          <>
            <StepButton direction="previous" onStep={slideshow.previous} />
            <CarouselBullets
              titles={images.map(({ title }) => title)}
              index={index}
              onSelect={goTo}
              {...focusHandlers}
            />
            <StepButton direction="next" onStep={slideshow.next} />
            <PauseButton isPlaying={isPlaying} onPlayingChange={slideshow.setIsPlaying} />
          </>
        )}
      </CarouselFooter>
      <p className="sr-only" aria-live={isPlaying ? 'off' : 'polite'}>
        {`${positionOf(index)}: ${images[index]?.title ?? ''}`}
      </p>
      {lightbox}
    </section>
  );
}
