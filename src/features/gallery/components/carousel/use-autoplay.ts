import { useEffect, useEffectEvent } from 'react';

/** How long a slide stands (specification 2, section 9). */
const DELAY_MS = 3000;

/**
 * Calls `onNext` when the slide at `index` has stood its time. Whoever holds it or moves on by hand
 * gets the full time again, so it goes on after every interaction.
 */
export function useAutoplay(isRunning: boolean, index: number, onNext: () => void): void {
  const next = useEffectEvent(onNext);

  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => {
      next();
    }, DELAY_MS);
    return () => {
      clearInterval(timer);
    };
  }, [isRunning, index]);
}
