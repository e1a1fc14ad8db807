import { vi } from 'vitest';

/** Waits until `check` stops throwing and returns its result; fails after ten seconds. */
export function until<T>(check: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(check, { timeout: 10_000, interval: 20 });
}
