/** Lets one function handle Back and Forward before the router does. */

type PopHandler = (event: PopStateEvent) => void;

let handler: PopHandler | undefined;

/**
 * Call this before the router mounts: Chromium calls the window's listeners in the order they were added,
 * and ignores `capture` there.
 */
export function listenBeforeRouter(): void {
  window.addEventListener('popstate', (event) => handler?.(event));
}

/** Sets the function. `stopImmediatePropagation` keeps an event from the router. */
export function handlePopsFirst(next: PopHandler): void {
  handler = next;
}
