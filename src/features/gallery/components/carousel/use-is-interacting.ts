import { useState, type FocusEvent } from 'react';

/**
 * True if someone is interacting with the slides: pointer over them, finger on them, or keyboard
 * focus inside. Focus left behind by a click doesn't count.
 */
export function useIsInteracting() {
  const [isPointedAt, setIsPointedAt] = useState(false);
  const [hasKeyboardFocus, setHasKeyboardFocus] = useState(false);
  return {
    isHeld: isPointedAt || hasKeyboardFocus,
    pointerHandlers: {
      onPointerEnter: () => {
        setIsPointedAt(true);
      },
      // Also fires when a finger is lifted.
      onPointerLeave: () => {
        setIsPointedAt(false);
      },
    },
    focusHandlers: {
      onFocus: (event: FocusEvent) => {
        setHasKeyboardFocus(event.target.matches(':focus-visible'));
      },
      onBlur: () => {
        setHasKeyboardFocus(false);
      },
    },
  };
}
