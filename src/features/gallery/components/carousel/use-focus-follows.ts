import { useEffect, useRef, type RefObject } from 'react';

/**
 * Returns a function that makes a move and takes the focus along: to the slide in the middle, the
 * only one the Tab key stops at.
 */
export function useFocusFollows(stage: RefObject<HTMLElement | null>, index: number) {
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
