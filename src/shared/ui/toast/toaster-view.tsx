import * as RadixToast from '@radix-ui/react-toast';
import { useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { cn } from '@/shared/lib/cn';
import { useStore } from '@/shared/lib/store';
import { toastStore } from '@/shared/lib/toast-store';
import { ToastItem } from './toast-item';
import { toastSlots } from './toast-slots';
import { useClearPlace } from './use-clear-place';

/** Time a toast is shown, in ms. Hover and focus pause the timer. */
export const TOAST_DURATION = 5000;

/** Swipe distance that dismisses a toast, in px. */
export const TOAST_SWIPE_THRESHOLD = 50;

const HOTKEY = ['F8'];
const FIXED = 'fixed right-4 z-toast w-[min(25rem,calc(100vw-2rem))] sm:right-5';

/**
 * Shows toasts, one at a time: in the open dialog or drawer, otherwise at the bottom right of the window.
 * Escape closes the dialog; outside one, it closes a toast that has the focus. F8 moves the focus there.
 * Loaded by `Toaster`.
 */
export function ToasterView() {
  const toasts = useStore(toastStore);
  const openId = toasts.find(({ isOpen }) => isOpen)?.id;
  const topSlot = useStore(toastSlots).at(-1);
  const slot = openId === undefined ? undefined : topSlot;
  const viewport = useRef<HTMLOListElement>(null);
  const home = useRef<HTMLDivElement>(null);
  // One element that moves, because a portal into another container would replace the toast.
  const [host] = useState(() => document.createElement('div'));
  useLayoutEffect(() => {
    (slot?.element ?? home.current)?.append(host);
  }, [slot, host]);
  const bottom = useClearPlace(viewport, slot ?? openId);

  return (
    <RadixToast.Provider
      duration={TOAST_DURATION}
      swipeThreshold={TOAST_SWIPE_THRESHOLD}
      swipeDirection="right"
    >
      <div ref={home} />
      {toasts.map((toast) => (
        <ToastItem key={toast.id} toast={toast} closeDialog={topSlot?.close} />
      ))}
      {createPortal(
        <RadixToast.Viewport
          ref={viewport}
          hotkey={HOTKEY}
          label="Notifications ({hotkey})"
          style={slot === undefined ? { bottom } : undefined}
          className={cn('grid gap-3 outline-0', slot === undefined && FIXED)}
        />,
        host,
      )}
    </RadixToast.Provider>
  );
}
