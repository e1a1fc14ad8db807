import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { cn } from '@/shared/lib/cn';
import { useStore } from '@/shared/lib/store';
import { dismissToast, toastStore, type Toast } from '@/shared/lib/toast-store';
import { ToastItem } from './toast-item';
import { toastSlots } from './toast-slots';
import { useClearPlace } from './use-clear-place';

/** How long a toast is shown, in ms. It stays longer while the pointer or the focus is on it. */
export const TOAST_DURATION = 5000;
const RECHECK_MS = 1000;

const HOTKEY = 'F8';
const FIXED = 'fixed right-4 z-toast w-[min(25rem,calc(100vw-2rem))] sm:right-5';

/** A screen reader may miss text that appears together with its live region. */
const ANNOUNCE_AFTER_MS = 100;
const ANNOUNCED_FOR_MS = 1000;

/**
 * Shows toasts, one at a time: in the open dialog or drawer, otherwise at the bottom right of the window.
 * Escape closes a toast only while it has the focus. F8 moves the focus there. Loaded by `Toaster`.
 */
export function ToasterView() {
  const toasts = useStore(toastStore).filter(({ isOpen }) => isOpen);
  const topSlot = useStore(toastSlots).at(-1);
  const slot = toasts.length > 0 ? topSlot : undefined;
  const region = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const home = useRef<HTMLDivElement>(null);
  // One element that moves, because a portal into another container would replace the toast.
  const [host] = useState(() => document.createElement('div'));
  useLayoutEffect(() => {
    (slot ?? home.current)?.append(host);
  }, [slot, host]);
  const bottom = useClearPlace(region, slot ?? toasts[0]?.id);

  useEffect(() => {
    const handleKeyDown = ({ key }: KeyboardEvent) => {
      if (key === HOTKEY) list.current?.focus();
    };
    document.addEventListener('keydown', handleKeyDown);
    return () => {
      document.removeEventListener('keydown', handleKeyDown);
    };
  }, []);

  const view = (
    <div
      ref={region}
      role="region"
      aria-label={`Notifications (${HOTKEY})`}
      style={slot === undefined ? { bottom } : undefined}
      className={cn(slot === undefined && FIXED)}
    >
      <ol ref={list} tabIndex={-1} className="grid gap-3 outline-0">
        {toasts.map((toast) => (
          <ToastItem key={toast.id} toast={toast} />
        ))}
      </ol>
    </div>
  );
  return (
    <>
      <div ref={home} />
      {createPortal(view, host)}
      {toasts.map((toast) => (
        <ToastLife key={toast.id} toast={toast} region={region} />
      ))}
    </>
  );
}

interface ToastLifeProps {
  toast: Toast;
  region: RefObject<HTMLElement | null>;
}

/** Announces a toast to screen readers and closes it after a while. */
function ToastLife({ toast, region }: ToastLifeProps) {
  const { id, title, description = '', variant } = toast;
  const [phase, setPhase] = useState<'silent' | 'announced' | 'done'>('silent');
  useEffect(() => {
    const speak = setTimeout(setPhase, ANNOUNCE_AFTER_MS, 'announced');
    const stop = setTimeout(setPhase, ANNOUNCE_AFTER_MS + ANNOUNCED_FOR_MS, 'done');
    let close = setTimeout(handleTime, TOAST_DURATION);
    function handleTime() {
      if (isInUse(region.current)) close = setTimeout(handleTime, RECHECK_MS);
      else dismissToast(id);
    }
    return () => {
      clearTimeout(speak);
      clearTimeout(stop);
      clearTimeout(close);
    };
  }, [id, region]);

  if (phase === 'done') return null;
  return createPortal(
    // Screen readers announce failures immediately and successes when idle.
    <p
      role="status"
      aria-live={variant === 'destructive' ? 'assertive' : 'polite'}
      className="sr-only"
    >
      {phase === 'announced' && `Notification ${title} ${description}`}
    </p>,
    document.body,
  );
}

const isInUse = (region: HTMLElement | null) =>
  document.visibilityState === 'hidden' ||
  (region !== null && (region.matches(':hover') || region.contains(document.activeElement)));
