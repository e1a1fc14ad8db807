import { useId } from 'react';
import { cn } from '@/shared/lib/cn';
import type { GalleryImage } from '../../api/gallery-images';
import { useLightbox } from '../lightbox/use-lightbox';
import { CarouselBullets } from './carousel-bullets';
import { CarouselFoot } from './carousel-foot';
import { CarouselSlide } from './carousel-slide';
import { PauseButton } from './pause-button';
import { useFocusFollows } from './use-focus-follows';
import { useSlideshow } from './use-slideshow';

/** The featured pictures, one after the other (specification 2, section 2: gallery). */
export function FeaturedCarousel({ images }: { images: readonly GalleryImage[] }) {
  const headingId = useId();
  const { openLightbox, isOpen, lightbox } = useLightbox(images);
  const slideshow = useSlideshow(images.length, isOpen);
  const { stage, index, isStuck, goTo, isPlaying, pointerHandlers, focusHandlers } = slideshow;
  const moveWithFocus = useFocusFollows(stage, index);
  const place = (at: number) => `${String(at + 1)} of ${String(images.length)}`;

  return (
    <section aria-roledescription="carousel" aria-labelledby={headingId}>
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
            // Where the coverflow will put the first slide: in the middle.
            !isStuck && '[transform:translateX(calc(50%-min(20rem,40vw)))]',
          )}
        >
          {images.map((image, at) => (
            <CarouselSlide
              key={image.id}
              image={image}
              place={place(at)}
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
      <CarouselFoot headingId={headingId}>
        {images.length > 1 && !isStuck && (
          <>
            <CarouselBullets
              titles={images.map(({ title }) => title)}
              index={index}
              onSelect={goTo}
              {...focusHandlers}
            />
            <PauseButton isPlaying={isPlaying} onPlayingChange={slideshow.setIsPlaying} />
          </>
        )}
      </CarouselFoot>
      <p className="sr-only" aria-live={isPlaying ? 'off' : 'polite'}>
        {`${place(index)}: ${images[index]?.title ?? ''}`}
      </p>
      {lightbox}
    </section>
  );
}
