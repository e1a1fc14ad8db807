import type { Page } from '@playwright/test';

/**
 * Adds up how far things shift by themselves on every page opened from now on, as the layout-shift
 * score does. Returns how to read the sum; NaN where nothing was watched.
 */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as { value?: number }).value ?? 0);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () =>
    page.evaluate(
      () =>
        (window as { shifts?: number[] }).shifts?.reduce((sum, value) => sum + value, 0) ??
        Number.NaN,
    );
}
