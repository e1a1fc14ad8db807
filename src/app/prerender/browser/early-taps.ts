/** Not submit buttons: React may not have read the form's values yet. */
const BUTTON = 'button:not([type="submit"])';

let lastTapped: HTMLElement | undefined;

function remember({ target }: Event): void {
  const button = target instanceof Element ? target.closest<HTMLElement>(BUTTON) : null;
  if (button !== null) lastTapped = button;
}

/**
 * Remembers the last button tapped before hydration. On a slow connection hydration takes seconds,
 * and a lost tap looks like a broken site.
 */
export function queueEarlyTaps(): void {
  document.addEventListener('click', remember);
}

/** Stops listening and clicks the remembered button. Call it once React handles events. */
export function replayEarlyTap(): void {
  document.removeEventListener('click', remember);
  if (lastTapped?.isConnected) lastTapped.click();
  lastTapped = undefined;
}
