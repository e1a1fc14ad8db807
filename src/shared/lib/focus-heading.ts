/** Id of the page's `<main>`, where the skip link leads. */
export const MAIN_ID = 'main';

/**
 * Moves focus to the page's heading, or to `<main>` where it has none, without scrolling: a screen
 * reader then announces the new page, and the next Tab starts at its top.
 */
export function focusHeading(): void {
  const main = document.getElementById(MAIN_ID);
  const start = main?.querySelector('h1') ?? main;
  if (!start) return;
  start.tabIndex = -1;
  start.focus({ preventScroll: true });
}
