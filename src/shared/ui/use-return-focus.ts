import { useRef } from 'react';
import { focusPageStart } from '@/shared/lib/focus-page-start';

interface ReturnFocus {
  /** For `onOpenAutoFocus`. */
  rememberFocus: (event: Event) => void;
  /** For `onCloseAutoFocus`. */
  handleCloseAutoFocus: (event: Event) => void;
}

/** What had the focus before each open dialog. */
const origins = new WeakMap<Element, Element>();

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
      const around = active?.closest('[role="dialog"], [role="alertdialog"]');
      origin.current = active;
      before.current = around ? origins.get(around) : undefined;
      const first = before.current ?? active;
      if (target instanceof Element && first) origins.set(target, first);
    },
    handleCloseAutoFocus: (event) => {
      event.preventDefault();
      const isThere = (element: unknown): element is HTMLElement =>
        element instanceof HTMLElement && element.isConnected;
      const target = [origin.current, before.current].find(isThere);
      if (target) target.focus();
      else focusPageStart(); // It went with what the dialog deleted.
    },
  };
}
