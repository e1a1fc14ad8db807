import { useRef } from 'react';
import { focusPageStart } from '@/shared/lib/focus-page-start';

interface ReturnFocus {
  rememberFocus: () => void;
  handleCloseAutoFocus: (event: Event) => void;
}

/**
 * Gives the focus back to what had it before a dialog opened. Radix does so only for its own
 * trigger; ours are opened by state (a row, a link, a key).
 */
export function useReturnFocus(): ReturnFocus {
  const origin = useRef<Element | null>(null);
  return {
    rememberFocus: () => {
      origin.current = document.activeElement;
    },
    handleCloseAutoFocus: (event) => {
      event.preventDefault();
      if (origin.current instanceof HTMLElement && origin.current.isConnected) {
        origin.current.focus();
      } else {
        focusPageStart(); // It went with what the dialog deleted.
      }
    },
  };
}
