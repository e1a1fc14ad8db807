import * as RadixDialog from '@radix-ui/react-dialog';
import { useEffect, useRef, type ReactNode } from 'react';
import { ToastSlot } from './toast/toast-slot';
import { useReturnFocus } from './use-return-focus';

interface QuestionDialogProps {
  title: ReactNode;
  children: ReactNode;
  /** Buttons; nothing else closes the dialog. */
  answers: ReactNode;
}

/**
 * A question the user must answer: no close button, and Escape does nothing.
 *
 * It may open on top of a page that has just been hydrated, on a phone. So it makes the page inert itself:
 * a modal Radix dialog computes every style of the page twice, which blocks a phone for twice as long.
 */
export function QuestionDialog({ title, children, answers }: QuestionDialogProps) {
  const { rememberFocus, handleCloseAutoFocus } = useReturnFocus();
  return (
    <RadixDialog.Root open modal={false}>
      <RadixDialog.Portal>
        <Scrim>
          <RadixDialog.Content
            role="alertdialog"
            aria-modal
            aria-describedby={undefined}
            // Enter on the panel itself answers nothing.
            onOpenAutoFocus={(event) => {
              rememberFocus(event);
              event.preventDefault();
              if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
            }}
            onCloseAutoFocus={handleCloseAutoFocus}
            className="grid max-h-[calc(100svh-1.5rem)] w-full animate-sheet-in gap-3 overflow-auto overscroll-contain rounded-t-lg bg-surface p-5 pb-[max(1.25rem,env(safe-area-inset-bottom))] text-fg shadow-dialog outline-0 sm:max-h-[calc(100svh-2rem)] sm:max-w-[28rem] sm:animate-pop-in sm:rounded-lg sm:px-7 sm:py-6"
          >
            <RadixDialog.Title className="type-h3 text-[1.625rem]">{title}</RadixDialog.Title>
            {children}
            <ToastSlot isOpen />
            <div className="mt-2 grid gap-3 xs:grid-cols-2">{answers}</div>
          </RadixDialog.Content>
        </Scrim>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}

/** Covers the page, and keeps it from being used or scrolled. */
function Scrim({ children }: { children: ReactNode }) {
  const overlay = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const behind = Array.from(document.body.children).filter(
      (element) => element instanceof HTMLElement && !element.contains(overlay.current),
    ) as HTMLElement[];
    const setInert = (isInert: boolean) => {
      for (const element of behind) element.inert = isInert;
    };
    // After the dialog remembered the focus, which leaves an inert page, and in a task of its own: the
    // browser computes the styles of the whole page.
    const timer = setTimeout(setInert, 0, true);
    return () => {
      clearTimeout(timer);
      setInert(false);
    };
  }, []);
  useEffect(() => {
    const { current } = overlay;
    // React's listener is passive, and so can't keep the page from scrolling.
    const keepPageStill = (event: WheelEvent) => {
      if (event.target === current) event.preventDefault();
    };
    current?.addEventListener('wheel', keepPageStill, { passive: false });
    return () => current?.removeEventListener('wheel', keepPageStill);
  }, []);
  return (
    <div
      ref={overlay}
      className="fixed inset-0 z-dialog grid touch-none animate-fade-in place-items-end bg-scrim sm:place-items-center sm:p-4"
    >
      {children}
    </div>
  );
}
