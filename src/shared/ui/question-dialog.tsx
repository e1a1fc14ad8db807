import {
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { createPortal } from 'react-dom';
import { ToastPlace } from './toast/toast-slot';
import { useReturnFocus } from './use-return-focus';

interface QuestionDialogProps {
  title: ReactNode;
  children: ReactNode;
  /** Buttons; nothing else closes the dialog. */
  answers: ReactNode;
}

const ignoreClose = () => undefined;

/**
 * A question the user must answer: no close button, and Escape does nothing.
 *
 * It may open on top of a page that has just been hydrated, on a phone. Radix would render it three times,
 * focus it and compute every style of the page in one task (docs/decisions/0032). So it isn't Radix's, and
 * opens in several tasks: it appears, it gets the focus, the parts of the page behind become inert.
 *
 * Content blockers hide or remove questions about cookies. The page then stays usable, as without an answer.
 */
export function QuestionDialog({ title, children, answers }: QuestionDialogProps) {
  const titleId = useId();
  const scrim = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  useModal(scrim, panel);
  useStillPage(scrim);
  useAttached(scrim);
  return createPortal(
    <div
      ref={scrim}
      className="fixed inset-0 z-dialog grid touch-none animate-fade-in place-items-end bg-scrim sm:place-items-center sm:p-4"
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keeps the focus inside */}
      <div
        ref={panel}
        role="alertdialog"
        aria-modal
        aria-labelledby={titleId}
        // Enter on the panel itself answers nothing.
        tabIndex={-1}
        onKeyDown={keepFocusInside}
        className="grid max-h-[calc(100svh-1.5rem)] w-full animate-sheet-in gap-3 overflow-auto overscroll-contain rounded-t-lg bg-surface p-5 pb-[max(1.25rem,env(safe-area-inset-bottom))] text-fg shadow-dialog outline-0 sm:max-h-[calc(100svh-2rem)] sm:max-w-[28rem] sm:animate-pop-in sm:rounded-lg sm:px-7 sm:py-6"
      >
        <h2 id={titleId} className="type-h3 text-[1.625rem]">
          {title}
        </h2>
        {children}
        <ToastPlace isOpen onClose={ignoreClose} />
        <div className="mt-2 grid gap-3 xs:grid-cols-2">{answers}</div>
      </div>
    </div>,
    document.body,
  );
}

type Ref = RefObject<HTMLDivElement | null>;

/** Parts of the page behind, each small enough for a task of its own. */
const PARTS = 'header, main > *, footer';

/** Moves the focus into the panel and back, and makes the page behind inert while the panel can be seen. */
function useModal(scrim: Ref, panel: Ref): void {
  const { rememberFocus, restoreFocus } = useReturnFocus();
  // From the first render, because both only use refs.
  const focus = useRef({ rememberFocus, restoreFocus });
  useEffect(() => {
    const { current: target } = panel;
    const { rememberFocus, restoreFocus } = focus.current;
    const isBehind = (element: Element) => !element.contains(scrim.current);
    // The whole page last, to cover anything added while the dialog is open. The parts that are already inert
    // cost nothing.
    const behind = [document.querySelectorAll(PARTS), document.body.children].flatMap((elements) =>
      Array.from(elements).filter(isBehind),
    );
    const inert: Element[] = [];
    let isFocused = false;
    const makeNextInert = () => {
      const next = behind[inert.length];
      if (next === undefined) return;
      next.toggleAttribute('inert', true);
      inert.push(next);
      timer = setTimeout(makeNextInert);
    };
    let timer = setTimeout(() => {
      // Before the page is inert, which takes the focus away from it.
      rememberFocus({ target });
      target?.focus();
      isFocused = true;
      timer = setTimeout(makeNextInert);
    });
    const freePage = () => {
      clearTimeout(timer);
      for (const element of inert) element.toggleAttribute('inert', false);
    };
    const observer = new IntersectionObserver(() => {
      if (target === null || isRendered(target)) return;
      observer.disconnect();
      freePage();
      // A blocker may hide the panel only.
      scrim.current?.toggleAttribute('hidden', true);
    });
    if (target !== null) observer.observe(target);
    return () => {
      observer.disconnect();
      freePage();
      if (isFocused) restoreFocus({ target });
    };
  }, [scrim, panel]);
}

const isRendered = (element: Element) =>
  element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible';

/** Puts the dialog back before React removes it, which fails for an element that something else removed. */
function useAttached(scrim: Ref): void {
  useLayoutEffect(() => {
    const { current } = scrim;
    return () => {
      if (current !== null && current.parentNode !== document.body) document.body.append(current);
    };
  }, [scrim]);
}

/** Keeps the page behind from scrolling. */
function useStillPage(scrim: Ref): void {
  useEffect(() => {
    const { current } = scrim;
    // React's listener is passive, and so can't keep the page from scrolling.
    const keepPageStill = (event: WheelEvent) => {
      if (event.target === current) event.preventDefault();
    };
    current?.addEventListener('wheel', keepPageStill, { passive: false });
    return () => current?.removeEventListener('wheel', keepPageStill);
  }, [scrim]);
}

/** Tab leads from the last control to the first, and back: everything else is inert. */
function keepFocusInside(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Tab') return;
  const panel = event.currentTarget;
  const controls = [...panel.querySelectorAll<HTMLElement>('a[href], button')];
  const [end, next] = event.shiftKey
    ? [controls.at(0), controls.at(-1)]
    : [controls.at(-1), controls.at(0)];
  const { activeElement } = document;
  if (activeElement !== end && !(event.shiftKey && activeElement === panel)) return;
  event.preventDefault();
  next?.focus();
}
