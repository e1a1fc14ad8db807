import { useRef } from 'react';
import { focusHeading } from '@/shared/lib/focus-heading';

interface ReturnFocus {
  /** For `onOpenAutoFocus`; the target is the dialog. */
  rememberFocus: (event: Pick<Event, 'target'>) => void;
  /** For `onCloseAutoFocus`. */
  handleCloseAutoFocus: (event: Event) => void;
  /** The same for a dialog that isn't Radix's. */
  restoreFocus: (event: Pick<Event, 'target'>) => void;
}

/** Open dialogs, oldest first, and the element that gets the focus when each closes. */
const origins = new Map<EventTarget | null, Element | null>();

/**
 * Restores the focus to the element that had it before a dialog opened. Radix does that only for its
 * own trigger; our dialogs open by state (a row, a link, a key). A dialog that replaces another
 * restores it to what opened the first one, or to the dialog below both.
 */
export function useReturnFocus(): ReturnFocus {
  const origin = useRef<Element | null>(null);
  const before = useRef<Element | null>(null);
  const restoreFocus = ({ target: dialog }: Pick<Event, 'target'>) => {
    origins.delete(dialog);
    const other = [...origins.keys()].at(-1);
    const target = [origin.current, before.current].find(isFocusable);
    if (other instanceof HTMLElement && other.isConnected && !other.contains(target ?? null)) {
      // One that opened while this one closed may have the focus already.
      if (!other.contains(document.activeElement)) other.focus();
    } else if (target) target.focus();
    // The dialog deleted the record that opened it, or led to another page.
    else if (document.activeElement === document.body) focusHeading();
  };
  return {
    rememberFocus: ({ target }) => {
      const active = document.activeElement;
      // Nothing is focused when this dialog replaces another one.
      origin.current = active === document.body ? null : active;
      before.current = [...origins.values()].at(-1) ?? null;
      origins.set(target, before.current ?? origin.current);
    },
    handleCloseAutoFocus: (event) => {
      event.preventDefault();
      restoreFocus(event);
    },
    restoreFocus,
  };
}

function isFocusable(element: Element | null | undefined): element is HTMLElement {
  return element instanceof HTMLElement && element.isConnected;
}
