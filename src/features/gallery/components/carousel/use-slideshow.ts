import { useState } from 'react';
import { usePrefersReducedMotion } from '@/shared/lib/use-prefers-reduced-motion';
import { useAutoplay } from './use-autoplay';
import { useCoverflow } from './use-coverflow';
import { useIsInteracting } from './use-is-interacting';
import { useIsPageVisible } from './use-is-page-visible';

/**
 * The coverflow with autoplay. It plays unless the user prefers reduced motion, and pauses while the
 * user interacts with it, while the tab is hidden, and while `isCovered`.
 */
export function useSlideshow(count: number, isCovered: boolean) {
  const coverflow = useCoverflow(count);
  const hold = useIsInteracting();
  const isStill = usePrefersReducedMotion();
  const isPageVisible = useIsPageVisible();
  /** The user's choice; `null` follows the system's motion setting. */
  const [choice, setChoice] = useState<boolean | null>(null);
  const isPlaying = choice ?? !isStill;
  const isRunning = isPlaying && isPageVisible && !hold.isHeld && !isCovered;
  useAutoplay(isRunning, coverflow.index, coverflow.next);
  return { ...coverflow, ...hold, isPlaying, setIsPlaying: setChoice };
}
