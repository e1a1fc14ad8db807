/** Upper limit in milliseconds, so that a stuck picture doesn't block hydration. */
const MAX_WAIT_MS = 3_000;

/** The visitor uses the page: load everything now. Assistive technology may send only a click. */
const INTERACTIONS = ['pointerdown', 'keydown', 'click', 'scroll'] as const;

/**
 * Calls `onPainted` once: when the pictures of the first screen are loaded and on the screen, at
 * the visitor's first interaction, or after {@link MAX_WAIT_MS}. Must be called before the `load` event.
 */
export function afterFirstPaint(onPainted: () => void): void {
  let isDone = false;
  const finish = () => {
    if (!isDone) onPainted();
    isDone = true;
  };
  const waitForPaint = () => {
    // A background tab never paints.
    if (document.hidden) finish();
    else new PerformanceObserver(waitForFrame).observe({ type: 'paint', buffered: true });
  };
  // A busy phone shows a frame long after it was rendered, and only then reports it. The second frame
  // callback runs after what loaded last has been rendered too.
  const waitForFrame = () => requestAnimationFrame(() => requestAnimationFrame(finish));

  setTimeout(finish, MAX_WAIT_MS);
  window.addEventListener('load', waitForPaint, { once: true });
  for (const type of INTERACTIONS) {
    window.addEventListener(type, finish, { once: true, passive: true });
  }
}
