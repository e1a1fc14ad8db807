import { useRef, type PointerEvent } from 'react';

/** A shorter movement is a tap. */
const MIN_SWIPE_PX = 50;

interface Swipes {
  onLeft: () => void;
  onRight: () => void;
}

/** Pointer handlers for horizontal swipes; touch only. */
export function useSwipe({ onLeft, onRight }: Swipes) {
  const startX = useRef<number | null>(null);
  return {
    onPointerDown: (event: PointerEvent) => {
      startX.current = event.pointerType === 'touch' && event.isPrimary ? event.clientX : null;
    },
    onPointerUp: (event: PointerEvent) => {
      if (startX.current === null) return;
      const moved = event.clientX - startX.current;
      startX.current = null;
      if (moved <= -MIN_SWIPE_PX) onLeft();
      if (moved >= MIN_SWIPE_PX) onRight();
    },
    onPointerCancel: () => {
      startX.current = null;
    },
  };
}
