import type { Page } from '@playwright/test';
import { openStored } from './local-storage.ts';

/** Waits until the page and its lazy parts answer to input: `src/shared/lib/hydration-mark.ts`. */
async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const root = document.getElementById('root');
    return root === null || 'hydrated' in root.dataset;
  });
}

/** Makes `goto` and `reload` of a page wait until it answers to input. */
export function awaitHydration(page: Page): void {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  page.goto = async (...args) => {
    const response = await openStored(page, args[0], () => goto(...args));
    await waitForHydration(page);
    return response;
  };
  page.reload = async (...args) => {
    const response = await reload(...args);
    await waitForHydration(page);
    return response;
  };
}
