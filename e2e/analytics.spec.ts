import { signIn } from './support/accounts.ts';
import { adminDatabase } from './support/database.ts';
import { exportCsv, serveEvents } from './support/exports.ts';
import { expect, test } from './support/test.ts';

test('an admin reads the totals of a period and exports every event as CSV', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/admin/analytics?tab=overview');
  const figure = (label: string) =>
    page.getByLabel('Totals').locator('div').filter({ hasText: label }).locator('dd').first();

  await expect(figure('Total Events')).toHaveText(/^[1-9][\d,]*$/);
  const month = Number((await figure('Total Events').innerText()).replaceAll(',', ''));
  await expect(page.getByRole('table', { name: 'Visitors and page views per day' })).toBeAttached();
  await expect(page.getByRole('row')).toHaveCount(31);
  await expect(page.getByText('Filtered out: bots')).toBeVisible();
  await page.getByRole('button', { name: '7 days' }).click();
  await expect(page.getByRole('row')).toHaveCount(8);
  await expect
    .poll(async () => Number((await figure('Total Events').innerText()).replaceAll(',', '')))
    .toBeLessThan(month);

  const database = await adminDatabase();
  const countEvents = async () =>
    (await database.from('analytics_events').select('id', { count: 'exact', head: true })).count;
  const before = (await countEvents()) ?? 0;

  const { name, records } = await exportCsv(page);

  expect(name).toMatch(/^analytics-\d{4}-\d\d-\d\d\.csv$/);
  expect(records[0]).toBe('\uFEFFDate,Event,Visitor ID,Site ID,Page URL,Properties');
  // Other tests add events while this one runs.
  expect(before).toBeGreaterThanOrEqual(400);
  expect(records.length - 1).toBeGreaterThanOrEqual(before);
  expect(records.length - 1).toBeLessThanOrEqual((await countEvents()) ?? 0);
  expect(records[1]).toMatch(/^\d{4}-\d\d-\d\dT[\d:.+]+,[a-z_]+,\d*,default,http\S+,"\{""/);
  await expect(page.getByText('Export Complete', { exact: true })).toBeVisible();
});

test('an export of 100,000 events isn’t held in the page’s memory', async ({ page }) => {
  await signIn(page, 'admin');
  const devtools = await page.context().newCDPSession(page);
  const usedMegabytes = async () => {
    await devtools.send('HeapProfiler.collectGarbage');
    const heap = await devtools.send('Runtime.getHeapUsage');
    return (heap.usedSize + heap.embedderHeapUsedSize + heap.backingStorageSize) / 1_000_000;
  };
  // The page waits for a batch while its memory is measured.
  const used: number[] = [];
  await serveEvents(page, 100_000, async (sent) => {
    if (sent === 10_000 || sent === 90_000) used.push(await usedMegabytes());
  });
  await page.goto('/admin/analytics');

  const { bytes, records } = await exportCsv(page);

  expect(records).toHaveLength(100_001);
  expect(bytes).toBeGreaterThan(25_000_000);
  const [early = 0, late = Infinity] = used;
  expect(late - early).toBeLessThan(4);
});
