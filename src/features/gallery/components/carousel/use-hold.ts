import { useState, type FocusEvent } from 'react';

/**
 * Whether somebody is at the slides: a mouse over them, a finger on them, or the keyboard's focus
 * in them. A click leaves the focus behind without holding anything.
 */
export function useHold() {
  const [isPointedAt, setIsPointedAt] = useState(false);
  const [hasKeyboardFocus, setHasKeyboardFocus] = useState(false);
  return {
    isHeld: isPointedAt || hasKeyboardFocus,
    pointerHandlers: {
      onPointerEnter: () => {
        setIsPointedAt(true);
      },
      // A finger that is lifted leaves as well.
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
