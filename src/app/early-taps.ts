/** A submit button stays out: what is typed in the form may not have been read yet. */
const BUTTON = 'button:not([type="submit"])';

let tapped: HTMLElement | undefined;

function remember({ target }: Event): void {
  const button = target instanceof Element ? target.closest<HTMLElement>(BUTTON) : null;
  if (button !== null) tapped = button;
}

/**
 * Remembers the last button tapped while the page can be read but does not answer yet: on a slow
 * line that is seconds, and a tap that comes to nothing looks like a broken site.
 */
export function keepEarlyTaps(): void {
  document.addEventListener('click', remember);
}

/** Once React listens: gives it the tap that came too early. */
export function answerEarlyTap(): void {
  document.removeEventListener('click', remember);
  if (tapped?.isConnected) tapped.click();
  tapped = undefined;
}
