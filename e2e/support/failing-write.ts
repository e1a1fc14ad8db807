import type { Page } from '@playwright/test';

/** Answers the next write to a URL with an error; reads and later writes go through. */
export async function failNextWrite(page: Page, url: string): Promise<void> {
  let hasFailed = false;
  await page.route(url, (route) => {
    if (hasFailed || route.request().method() === 'GET') return route.fallback();
    hasFailed = true;
    return route.fulfill({ status: 503, json: { message: 'Down for a moment' } });
  });
}
