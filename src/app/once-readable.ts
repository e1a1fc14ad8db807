/** Longest wait for fonts and first pictures, in milliseconds: a stuck one must not hold a page. */
const AT_THE_LATEST_MS = 3_000;

/** Resolves when what the page shows at first has arrived and stands on the screen. */
export function onceReadable(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, AT_THE_LATEST_MS);
    const afterPaint = () => {
      // A tab in the background paints nothing.
      if (document.visibilityState === 'hidden') resolve();
      else requestAnimationFrame(() => setTimeout(resolve));
    };
    if (document.readyState === 'complete') afterPaint();
    else window.addEventListener('load', afterPaint, { once: true });
  });
}
