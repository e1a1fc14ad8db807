import { useSyncExternalStore } from 'react';
import { EARLY_INPUT_EVENT, isHydrated, type EarlyInput } from './early-input';

/**
 * Carries out what visitors did with the parts that are hydrated by now, in order and once. Input for
 * the other parts stays recorded; input whose element has left the page is dropped.
 */
export function replayEarlyInput(): void {
  const recorded = window.earlyInputs?.splice(0) ?? [];
  if (recorded.length === 0) return;
  for (const input of recorded) {
    if (!input.element.isConnected) continue;
    if (isHydrated(input.element)) replay(input);
    else window.earlyInputs?.push(input);
  }
  waitUntilHandled();
}

function replay({ type, element, busy }: EarlyInput): void {
  busy.removeAttribute('aria-busy');
  if (element instanceof HTMLFormElement) {
    element.requestSubmit(busy === element ? null : busy);
  } else if (type === 'change') {
    element.dispatchEvent(new Event('change', { bubbles: true }));
  } else {
    // Tabs change when the mouse button goes down.
    element.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true }));
    element.click();
  }
}

let isHandled = true;

/** A dialog that a replayed tap opened: the mobile menu or a Radix dialog. */
const OPEN_DIALOG = 'dialog[open], [role="dialog"][data-state="open"]';

/**
 * After a replay the visitor sees its result for the first time. It counts as handled with their next
 * click that leaves no dialog open.
 */
function waitUntilHandled(): void {
  if (!isHandled) return;
  isHandled = false;
  const check = ({ type, isTrusted }: Event) => {
    // Not the click that replays another part's input.
    if (type === 'click' && !isTrusted) return;
    // After the page has reacted to the click.
    setTimeout(() => {
      if (document.querySelector(OPEN_DIALOG) !== null) return;
      window.removeEventListener('click', check);
      document.removeEventListener('close', check, true);
      isHandled = true;
      window.dispatchEvent(new Event(EARLY_INPUT_EVENT));
    });
  };
  window.addEventListener('click', check);
  // The menu's dialog also closes on Escape.
  document.addEventListener('close', check, true);
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener(EARLY_INPUT_EVENT, onChange);
  return () => {
    window.removeEventListener(EARLY_INPUT_EVENT, onChange);
  };
}

/**
 * `false` while input from before hydration waits for its part of the page, and until the visitor has
 * seen its result. Nothing may interrupt them before.
 */
export function useIsEarlyInputHandled(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isHandled && (window.earlyInputs?.length ?? 0) === 0,
    () => true,
  );
}
