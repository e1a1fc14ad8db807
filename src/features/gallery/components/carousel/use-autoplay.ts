import { useEffect, useEffectEvent } from 'react';

/** Time each slide is shown. */
const DELAY_MS = 3000;

/**
 * Calls `onNext` after the slide at `index` has been shown for its time. Every interaction restarts
 * the timer.
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
