import { expect, type Page } from '@playwright/test';
import { adminDatabase } from './database.ts';
import type { OpenWindow } from './test.ts';

/** User agents of real browsers: headless ones count as bots and are filtered out. */
export const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
export const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

/** Opens a page in the browser of a new visitor who accepted tracking. */
export async function visit(
  openWindow: OpenWindow,
  path: string,
  userAgent = CHROME,
): Promise<Page> {
  const page = await openWindow({ consent: 'accepted', userAgent });
  await page.goto(path);
  return page;
}

/** The visitor's id, as their browser keeps it. */
export const consentId = (page: Page) =>
  page.evaluate(() => localStorage.getItem('consent-id') ?? '');

/** Waits for the visitor's first event; returns their number as the console shows it. */
export async function shownNumber(page: Page): Promise<string> {
  const id = await consentId(page);
  const database = await adminDatabase();
  let number: number | undefined;
  await expect
    .poll(async () => {
      const { data } = await database
        .from('unique_visitors')
        .select('visitor_number')
        .eq('consent_id', id);
      number = data?.[0]?.visitor_number;
      return number;
    })
    .toBeDefined();
  return `#${String(number).padStart(11, '0')}`;
}
