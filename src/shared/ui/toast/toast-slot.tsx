import * as RadixDialog from '@radix-ui/react-dialog';
import { useLayoutEffect, useRef, useState } from 'react';
import { addToastSlot } from './toast-slots';

/**
 * The place for toasts in a dialog or drawer: in its flow, so that a toast covers neither its title nor
 * its buttons, and can be reached while the page behind is inert.
 */
export function ToastSlot({ isOpen }: { isOpen: boolean }) {
  const close = useRef<HTMLButtonElement>(null);
  const [pressClose] = useState(() => () => close.current?.click());
  return (
    <>
      <ToastPlace isOpen={isOpen} onClose={pressClose} />
      <RadixDialog.Close ref={close} hidden />
    </>
  );
}

/** The same for a dialog that isn't Radix's. `onClose` must not change. */
export function ToastPlace({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const slot = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = slot.current;
    if (!isOpen || element === null) return;
    return addToastSlot({ element, close: onClose });
  }, [isOpen, onClose]);
  return <div ref={slot} data-toast-slot="" className="mt-3 empty:hidden" />;
}

/**
 * Keeps the focus off a toast while a dialog opens: Enter would press its Undo. Call it in
 * `onOpenAutoFocus`.
 */
export function keepFocusOffToast(dialog: EventTarget | null): void {
  const slot = dialog instanceof Element && dialog.querySelector('[data-toast-slot]');
  if (!(slot instanceof HTMLElement)) return;
  slot.inert = true;
  queueMicrotask(() => {
    slot.inert = false;
  });
}
