import { useEffect, useRef, useState, type RefObject } from 'react';
import { logError } from '@/shared/lib/log';
import { usePrefersReducedMotion } from '@/shared/lib/use-prefers-reduced-motion';
import type { Coverflow } from './coverflow';

interface CoverflowControl {
  stage: RefObject<HTMLDivElement | null>;
  /** Index of the centered slide. */
  index: number;
  /** True if the code failed to load: the slides are a plain scrolling row then. */
  hasFailed: boolean;
  next: () => void;
  previous: () => void;
  goTo: (index: number) => void;
}

/** Loads the coverflow and attaches it to the stage. Moving does nothing until it has loaded. */
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
      logError('Failed to load the carousel', error);
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
    hasFailed: isStuck,
    next: () => coverflow.current?.next(),
    previous: () => coverflow.current?.previous(),
    goTo: (to) => coverflow.current?.goTo(to),
  };
}
