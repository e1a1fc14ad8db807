import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';

/** Clicks Export CSV; returns the file's name, its size and its records, the header first. */
export async function exportCsv(
  page: Page,
): Promise<{ name: string; bytes: number; records: string[] }> {
  const begun = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const download = await begun;
  const content = await readFile(await download.path());
  return {
    name: download.suggestedFilename(),
    bytes: content.byteLength,
    records: content.toString().split('\r\n').slice(0, -1),
  };
}

const BATCH = 1000;

/**
 * Answers the export of analytics events with this many events of about 300 bytes each. Waits for
 * `beforeBatch`, which is called with the number of events sent so far, before it sends a batch.
 */
export async function serveEvents(
  page: Page,
  total: number,
  beforeBatch: (sent: number) => Promise<void>,
): Promise<void> {
  let sent = 0;
  await page.route('**/rest/v1/analytics_events?*', async (route) => {
    if (route.request().method() === 'HEAD') {
      await route.fulfill({ headers: { 'content-range': `0-0/${String(total)}` } });
      return;
    }
    await beforeBatch(sent);
    const rows = Array.from({ length: Math.min(BATCH, total - sent) }, (_, n) => anEvent(sent + n));
    sent += rows.length;
    await route.fulfill({ json: rows });
  });
}

const anEvent = (n: number) => ({
  id: n,
  created_at: '2026-11-21T12:00:00.000000+00:00',
  event_name: 'page_view',
  visitor_id: String(n).padStart(11, '0'),
  site_id: 'default',
  properties: { page_url: `https://example.com/${String(n).padStart(100, 'x')}` },
});
