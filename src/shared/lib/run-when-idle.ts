/** Upper limit of the wait, in milliseconds. */
const MAX_WAIT_MS = 5_000;

/** Runs `work` once the page has loaded and is idle. Returns a function that cancels it. */
export function runWhenIdle(work: () => void): () => void {
  let cancel: () => void = () => undefined;
  const wait = () => {
    // Safari has no idle callback: wait a second instead.
    if (typeof window.requestIdleCallback === 'function') {
      const id = window.requestIdleCallback(work, { timeout: MAX_WAIT_MS });
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
