import { useRef } from 'react';
import { focusHeading } from '@/shared/lib/focus-heading';

interface ReturnFocus {
  /** For `onOpenAutoFocus`. */
  rememberFocus: (event: Event) => void;
  /** For `onCloseAutoFocus`. */
  handleCloseAutoFocus: (event: Event) => void;
}

/** Dialogs that have not given the focus back yet, oldest first, and where each will give it. */
const origins = new Map<EventTarget | null, Element>();

/**
 * Gives the focus back to what had it before a dialog opened. Radix does so only for its own
 * trigger; ours are opened by state (a row, a link, a key). A dialog that takes the place of
 * another gives it back to what opened the first one.
 */
export function useReturnFocus(): ReturnFocus {
  const origin = useRef<Element | null>(null);
  const before = useRef<Element | undefined>(undefined);
  return {
    rememberFocus: ({ target }) => {
      const active = document.activeElement;
      // Without a focus: the dialog that had it went as this one came.
      origin.current = active === document.body ? null : active;
      before.current = [...origins.values()].at(-1);
      const first = before.current ?? origin.current;
      if (first) origins.set(target, first);
    },
    handleCloseAutoFocus: (event) => {
      event.preventDefault();
      origins.delete(event.target);
      const target = [origin.current, before.current].find(isThere);
      if (target) target.focus();
      else focusHeading(); // It went with what the dialog deleted.
    },
  };
}

function isThere(element: Element | null | undefined): element is HTMLElement {
  return element instanceof HTMLElement && element.isConnected;
}
