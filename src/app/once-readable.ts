/** Longest wait for fonts and first pictures, in milliseconds: a stuck one must not hold a page. */
const AT_THE_LATEST_MS = 3_000;

/** Somebody wants something of the page, and waits for no picture. */
const SIGNS_OF_USE = ['pointerdown', 'keydown'] as const;

/**
 * Resolves when what the page shows at first has arrived and stands on the screen, or as soon as
 * somebody uses it.
 */
export function onceReadable(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, AT_THE_LATEST_MS);
    for (const sign of SIGNS_OF_USE) {
      window.addEventListener(
        sign,
        () => {
          resolve();
        },
        { once: true, passive: true },
      );
    }
    const afterPaint = () => {
      // A tab in the background paints nothing.
      if (document.visibilityState === 'hidden') resolve();
      // The first frame is being made; when the second one's turn comes it stands.
      else requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
    };
    if (document.readyState === 'complete') afterPaint();
    else window.addEventListener('load', afterPaint, { once: true });
  });
}
