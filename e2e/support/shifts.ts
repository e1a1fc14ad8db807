import type { Page } from '@playwright/test';

/**
 * Sums the layout shifts of every page opened from now on. Returns a function that reads the sum;
 * NaN on a page that was not watched.
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
