/** A visitor who scrolls looks for what is below. */
const EVENTS = ['load', 'scroll', 'pointerdown', 'keydown'] as const;
/** Upper limit in milliseconds, if something of the first screen never loads. */
const MAX_WAIT_MS = 3_000;

/**
 * Lets lazy images load once the first screen is there. Before, base.css moves them out of the
 * browser's reach, because Chrome loads lazy images up to 2,500 px ahead, and they would compete with
 * the first screen's.
 */
export function releaseImages(): void {
  const release = () => {
    document.documentElement.dataset['loaded'] = '';
  };
  for (const type of EVENTS) window.addEventListener(type, release, { once: true, passive: true });
  setTimeout(release, MAX_WAIT_MS);
}
