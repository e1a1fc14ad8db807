import Swiper from 'swiper';
import { EffectCoverflow } from 'swiper/modules';

export interface Coverflow {
  next: () => void;
  previous: () => void;
  goTo: (index: number) => void;
  destroy: () => void;
}

interface CoverflowOptions {
  /** How many slides there are. */
  count: number;
  /** Slides change at once instead of moving. */
  isStill: boolean;
  onIndexChange: (index: number) => void;
}

/** Fewer do not fill the stage on both sides, so the row ends instead of going round. */
const FEWEST_TO_LOOP = 5;
const SPEED_MS = 300;

/**
 * Turns the slides of a stage into a coverflow that can be dragged (specification 2, section 9).
 * It moves elements about inside the stage, so their order is not to be relied on.
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
    // Slides are buttons: by default a drag that begins on a focused one would be ignored.
    focusableElements: 'input, select, option, textarea, video, label',
    on: {
      realIndexChange: ({ realIndex }) => {
        onIndexChange(realIndex);
      },
      touchStart: ({ touchEventsData }) => {
        isHeld = true;
        // The first move past the threshold is part of the drag. Swiper would throw it away: on a
        // busy page, which is told of several moves as one, half of a drag or all of it.
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
  // Slides have their size before their pictures. Swiper would measure anew with every picture that
  // arrives, and let go of the slide somebody is dragging.
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
 * Moves the end of the row to its other end, ready for the next slide, while everything rests and
 * has been shown resting. Done in the middle of a move, as Swiper itself would, browsers count it
 * as a shift of the layout.
 */
function makeRoom(swiper: Swiper): void {
  if (!swiper.destroyed && !swiper.animating) swiper.loopFix({ direction: 'next' });
}

/** When every slide has come to rest, which the row as a whole may do earlier, and is seen there. */
async function whenStill({ el }: Swiper): Promise<void> {
  const moves = el.getAnimations({ subtree: true });
  await Promise.allSettled(moves.map(({ finished }) => finished));
  await new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(resolve));
  });
}
