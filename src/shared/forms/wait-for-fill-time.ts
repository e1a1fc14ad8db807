/** Anything faster counts as a bot; the tables reject it too. */
const MIN_FILL_MS = 1500;

/**
 * Waits until the form has been open for the minimum time, because autofill can be faster than that.
 * Returns the fill time to store, in ms.
 */
export async function waitForFillTime(fillMs: number): Promise<number> {
  const missing = MIN_FILL_MS - fillMs;
  if (missing <= 0) return fillMs;
  await new Promise((resolve) => setTimeout(resolve, missing));
  return MIN_FILL_MS;
}
