/** Longest wait for a quiet moment, in milliseconds. */
const AT_THE_LATEST_MS = 5_000;

/**
 * Runs `work` once the page has loaded and has nothing better to do. Returns the function that
 * calls it off.
 */
export function runWhenIdle(work: () => void): () => void {
  let cancel: () => void = () => undefined;
  const wait = () => {
    // Safari has no idle callback; a pause is the next best thing.
    if (typeof window.requestIdleCallback === 'function') {
      const id = window.requestIdleCallback(work, { timeout: AT_THE_LATEST_MS });
      cancel = () => {
        window.cancelIdleCallback(id);
      };
    } else {
      const id = setTimeout(work, 1_000);
      cancel = () => {
        clearTimeout(id);
      };
    }
  };
  if (document.readyState === 'complete') {
    wait();
  } else {
    window.addEventListener('load', wait, { once: true });
    cancel = () => {
      window.removeEventListener('load', wait);
    };
  }
  return () => {
    cancel();
  };
}
