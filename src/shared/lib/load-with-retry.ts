import { logError } from './log';

/** Pauses before the second and the third try. */
const PAUSES_MS = [500, 2_000];

/**
 * What `load` fetches, with three tries: a phone's connection drops for a moment.
 *
 * @throws what the third try throws.
 */
export async function loadWithRetry<T>(load: () => Promise<T>): Promise<T> {
  for (const pause of PAUSES_MS) {
    try {
      return await load();
    } catch (error) {
      logError('A part of the site did not arrive', error);
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return load();
}
