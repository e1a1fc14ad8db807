/** Id of the page's `<main>`, the target of the skip link. */
export const MAIN_ID = 'main';

/**
 * Moves focus to the page's heading (or `<main>`) without scrolling, so that a screen reader
 * announces the page and the next Tab starts at its top.
 */
export function focusHeading(): void {
  const main = document.getElementById(MAIN_ID);
  const start = main?.querySelector('h1') ?? main;
  if (!start) return;
  start.tabIndex = -1;
  start.focus({ preventScroll: true });
}
