import { logError } from './log';

/** Delays before the second and third attempt. */
const DELAYS_MS = [500, 2_000];

/**
 * Calls `load` up to three times, because a phone's connection can drop briefly.
 *
 * @throws the error of the third attempt.
 */
export async function loadWithRetry<T>(load: () => Promise<T>): Promise<T> {
  for (const delay of DELAYS_MS) {
    try {
      return await load();
    } catch (error) {
      logError('Loading failed; trying again', error);
      await new Promise((resolve) => setTimeout(resolve, delay));
    }
  }
  return load();
}
