import { useEffect, useEffectEvent } from 'react';

interface ArrowKeys {
  onLeft: () => void;
  onRight: () => void;
}

/** Handles the left and right arrow keys anywhere while `isActive`; ignores key combinations. */
export function useArrowKeys(isActive: boolean, { onLeft, onRight }: ArrowKeys): void {
  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.key === 'ArrowLeft') onLeft();
    if (event.key === 'ArrowRight') onRight();
  });

  useEffect(() => {
    if (!isActive) return undefined;
    const listener = (event: KeyboardEvent) => {
      handleKeyDown(event);
    };
    window.addEventListener('keydown', listener);
    return () => {
      window.removeEventListener('keydown', listener);
    };
  }, [isActive]);
}
