import { useEffect, useRef, useState, type RefObject } from 'react';
import { logError } from '@/shared/lib/log';
import { usePrefersReducedMotion } from '@/shared/lib/use-prefers-reduced-motion';
import type { Coverflow } from './coverflow';

interface CoverflowControl {
  stage: RefObject<HTMLDivElement | null>;
  /** The slide in the middle. */
  index: number;
  /** The code did not arrive: the slides stand in a row that scrolls. */
  isStuck: boolean;
  next: () => void;
  previous: () => void;
  goTo: (index: number) => void;
}

/** Fetches the coverflow and sets it on the stage; until it has come, moving does nothing. */
export function useCoverflow(count: number): CoverflowControl {
  const stage = useRef<HTMLDivElement>(null);
  const coverflow = useRef<Coverflow | null>(null);
  const [index, setIndex] = useState(0);
  const [isStuck, setIsStuck] = useState(false);
  const isStill = usePrefersReducedMotion();

  useEffect(() => {
    let isWanted = true;
    const start = async () => {
      const { createCoverflow } = await import('./coverflow');
      if (!isWanted || stage.current === null) return;
      coverflow.current = createCoverflow(stage.current, {
        count,
        isStill,
        onIndexChange: setIndex,
      });
    };
    start().catch((error: unknown) => {
      logError('The carousel could not be fetched', error);
      setIsStuck(true);
    });
    return () => {
      isWanted = false;
      coverflow.current?.destroy();
      coverflow.current = null;
    };
  }, [count, isStill]);

  return {
    stage,
    index,
    isStuck,
    next: () => coverflow.current?.next(),
    previous: () => coverflow.current?.previous(),
    goTo: (to) => coverflow.current?.goTo(to),
  };
}
