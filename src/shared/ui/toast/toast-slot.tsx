import { useLayoutEffect, useRef } from 'react';
import { addToastSlot } from './toast-slots';

/**
 * The place for toasts in a dialog or drawer: in its flow, so that a toast covers neither its title nor
 * its buttons, and can be reached while the page behind is inert.
 */
export function ToastSlot({ isOpen }: { isOpen: boolean }) {
  const slot = useRef<HTMLDivElement>(null);
  useLayoutEffect(
    () => (isOpen && slot.current ? addToastSlot(slot.current) : undefined),
    [isOpen],
  );
  return <div ref={slot} className="mt-3 empty:hidden" />;
}
