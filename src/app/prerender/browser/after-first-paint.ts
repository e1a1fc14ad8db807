/** Upper limit in milliseconds, so that a stuck font or picture doesn't block hydration. */
const MAX_WAIT_MS = 3_000;

/** The visitor starts using the page: hydrate now. */
const INTERACTIONS = ['pointerdown', 'keydown'] as const;

/**
 * Resolves when the fonts and pictures of the first screen are loaded and painted, on the visitor's
 * first interaction, or after {@link MAX_WAIT_MS}.
 */
export function afterFirstPaint(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, MAX_WAIT_MS);
    if (window.earlyInputs?.length) resolve();
    for (const type of INTERACTIONS) {
      window.addEventListener(
        type,
        () => {
          resolve();
        },
        { once: true, passive: true },
      );
    }
    const waitForPaint = () => {
      // A background tab never paints.
      if (document.visibilityState === 'hidden') resolve();
      // The second frame callback runs after the first frame was painted.
      else requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
    };
    if (document.readyState === 'complete') waitForPaint();
    else window.addEventListener('load', waitForPaint, { once: true });
  });
}
