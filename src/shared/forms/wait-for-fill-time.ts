/** Faster than this is a program (the tables refuse it too), so nobody is sent off sooner. */
const MIN_FILL_MS = 1500;

/**
 * Waits until a form has been open long enough for a person, which one whose browser fills in
 * everything may not need. Returns the time to store, in ms.
 */
export async function waitForFillTime(fillMs: number): Promise<number> {
  const missing = MIN_FILL_MS - fillMs;
  if (missing <= 0) return fillMs;
  await new Promise((resolve) => setTimeout(resolve, missing));
  return MIN_FILL_MS;
}
