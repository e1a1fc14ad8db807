import { useState } from 'react';
import { usePrefersReducedMotion } from '@/shared/lib/use-prefers-reduced-motion';
import { useAutoplay } from './use-autoplay';
import { useCoverflow } from './use-coverflow';
import { useHold } from './use-hold';
import { useIsPageVisible } from './use-is-page-visible';

/**
 * The coverflow and what moves it. It plays by itself unless somebody asked for less motion, and
 * rests while it is held, hidden or `isCovered` (specification 2, section 4).
 */
export function useSlideshow(count: number, isCovered: boolean) {
  const coverflow = useCoverflow(count);
  const hold = useHold();
  const isStill = usePrefersReducedMotion();
  const isPageVisible = useIsPageVisible();
  /** What the button was last asked for; until then the system's wish counts. */
  const [choice, setChoice] = useState<boolean | null>(null);
  const isPlaying = choice ?? !isStill;
  const isRunning = isPlaying && isPageVisible && !hold.isHeld && !isCovered;
  useAutoplay(isRunning, coverflow.index, coverflow.next);
  return { ...coverflow, ...hold, isPlaying, setIsPlaying: setChoice };
}
