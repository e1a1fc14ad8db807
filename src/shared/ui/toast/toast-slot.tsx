import * as RadixDialog from '@radix-ui/react-dialog';
import { useLayoutEffect, useRef } from 'react';
import { addToastSlot } from './toast-slots';

/**
 * The place for toasts in a dialog or drawer: in its flow, so that a toast covers neither its title nor
 * its buttons, and can be reached while the page behind is inert.
 */
export function ToastSlot({ isOpen }: { isOpen: boolean }) {
  const slot = useRef<HTMLDivElement>(null);
  const close = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const element = slot.current;
    if (!isOpen || element === null) return;
    return addToastSlot({ element, close: () => close.current?.click() });
  }, [isOpen]);
  return (
    <>
      <div ref={slot} data-toast-slot="" className="mt-3 empty:hidden" />
      <RadixDialog.Close ref={close} hidden />
    </>
  );
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
