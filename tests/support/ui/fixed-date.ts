import { afterEach, beforeEach, vi } from 'vitest';

/** Sets the date for each test of the file: texts show the year of a day that isn't in this year. */
export function fixDate(now = '2026-11-28T12:00:00Z'): void {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
  });
  afterEach(() => {
    vi.useRealTimers();
  });
}
