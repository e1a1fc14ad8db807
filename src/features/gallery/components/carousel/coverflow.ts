import Swiper from 'swiper';
import { EffectCoverflow } from 'swiper/modules';

export interface Coverflow {
  next: () => void;
  previous: () => void;
  goTo: (index: number) => void;
  destroy: () => void;
}

interface CoverflowOptions {
  /** Number of slides. */
  count: number;
  /** True to skip animations (reduced motion). */
  isStill: boolean;
  onIndexChange: (index: number) => void;
}

/** Fewer slides don't fill the stage on both sides, so the carousel rewinds instead of looping. */
const FEWEST_TO_LOOP = 5;
const SPEED_MS = 300;

/**
 * Turns the slides of a stage into a draggable coverflow. Swiper reorders the slide elements, so
 * don't rely on their order in the document.
 */
export function createCoverflow(
  stage: HTMLElement,
  { count, isStill, onIndexChange }: CoverflowOptions,
): Coverflow {
  const isLoop = count >= FEWEST_TO_LOOP;
  let isHeld = false;
  const swiper = new Swiper(stage, {
    modules: [EffectCoverflow],
    effect: 'coverflow',
    coverflowEffect: { rotate: 50, depth: 100, stretch: 0, modifier: 1, slideShadows: false },
    centeredSlides: true,
    slidesPerView: 'auto',
    speed: isStill ? 0 : SPEED_MS,
    loop: isLoop,
    rewind: !isLoop,
    grabCursor: true,
    // Slides are buttons, and by default Swiper ignores a drag that starts on a focused one.
    focusableElements: 'input, select, option, textarea, video, label',
    on: {
      realIndexChange: ({ realIndex }) => {
        onIndexChange(realIndex);
      },
      touchStart: ({ touchEventsData }) => {
        isHeld = true;
        // Swiper drops the first move past the threshold. On a busy page the browser merges moves,
        // so that could be half of a drag or all of it.
        touchEventsData.allowThresholdMove = true;
      },
      touchEnd: () => {
        isHeld = false;
      },
      transitionEnd: (swiper) =>
        void whenStill(swiper).then(() => {
          if (!isHeld) makeRoom(swiper);
        }),
    },
  });
  // Slides have a fixed size, but Swiper measures again whenever an image loads and would abort a
  // drag in progress.
  for (const type of ['load', 'error']) {
    stage.removeEventListener(type, swiper.onLoad, { capture: true });
  }
  return {
    next: () => swiper.slideNext(),
    previous: () => swiper.slidePrev(),
    goTo: (index) => swiper.slideToLoop(index),
    destroy: () => {
      swiper.destroy();
    },
  };
}

/**
 * Moves the last slide to the other end of the loop while nothing is moving. Swiper does this during
 * a transition, which browsers count as layout shift.
 */
function makeRoom(swiper: Swiper): void {
  if (!swiper.destroyed && !swiper.animating) swiper.loopFix({ direction: 'next' });
}

/** Resolves one frame after the last slide's animation has finished. */
async function whenStill({ el }: Swiper): Promise<void> {
  const moves = el.getAnimations({ subtree: true });
  await Promise.allSettled(moves.map(({ finished }) => finished));
  await new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(resolve));
  });
}
