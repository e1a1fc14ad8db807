import { useEffect, useRef, type RefObject } from 'react';

/**
 * Returns a function that makes a move and then focuses the centered slide, the only one in the tab
 * order.
 */
export function useFocusCenteredSlide(stage: RefObject<HTMLElement | null>, index: number) {
  const isFollowing = useRef(false);

  useEffect(() => {
    if (!isFollowing.current) return;
    isFollowing.current = false;
    stage.current
      ?.querySelector<HTMLElement>('button[tabindex="0"]')
      ?.focus({ preventScroll: true });
  }, [stage, index]);

  return (move: () => void) => {
    isFollowing.current = true;
    move();
  };
}
