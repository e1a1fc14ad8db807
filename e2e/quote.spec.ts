import { signIn } from './support/accounts.ts';
import { adminDatabase, countQuotes } from './support/database.ts';
import { pdf } from './support/documents.ts';
import { expectEmailsTo } from './support/outbox.ts';
import { fillQuoteForm, quoteField, quoteSample, sendButton } from './support/quote-form.ts';
import { shownReference, statusPath } from './support/quotes.ts';
import { watchShifts } from './support/shifts.ts';
import { openBadConnection } from '../tests/support/bad-connection.ts';
import { E2E_ORIGIN } from './support/origin.ts';
import { expect, test } from './support/test.ts';

/** Marks a request as reviewed, as dispatch does. */
async function review(email: string): Promise<void> {
  const database = await adminDatabase();
  const { error } = await database
    .from('quotes')
    .update({ status: 'reviewed' })
    .eq('email', email)
    .select('id')
    .single();
  if (error) throw error;
}

test('a visitor requests a quote once, and its private link shows the request but no personal data', async ({
  page,
  context,
  browser,
  request,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const sample = quoteSample();
  await page.goto('/quote');
  await fillQuoteForm(page, sample);
  await sendButton(page).dblclick();
  await expect(page.getByRole('heading', { name: 'Quote Request Submitted!' })).toBeVisible();
  const [received] = await expectEmailsTo(request, sample.email);
  expect(received?.text).toContain('Dayton, OH');
  expect(await countQuotes(sample.email)).toBe(1);

  const reference = await shownReference(page);
  await page.reload();
  expect(await shownReference(page)).toBe(reference);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Link copied.')).toBeVisible();
  const href = await page.evaluate(() => navigator.clipboard.readText());

  // Another browser proves that the link alone opens the page. On a phone the status loads above a form.
  const storageState = await context.storageState();
  const phone = { width: 390, height: 844 };
  const stranger = await (await browser.newContext({ storageState, viewport: phone })).newPage();
  const shifted = await watchShifts(stranger);
  const asked: string[] = [];
  stranger.on('request', (sent) => asked.push(sent.url()));
  await stranger.goto(href);
  await expect(stranger.getByText(reference)).toBeVisible();
  expect(await shifted()).toBeLessThan(0.02);
  const main = stranger.getByRole('main');
  await expect(main).toContainText('Dayton, OH to Calgary, AB');
  await expect(main).toContainText('With dispatch');
  await expect(main).toContainText(sample.notes);
  for (const hidden of [sample.name, sample.email, sample.phone]) {
    await expect(main).not.toContainText(hidden);
  }
  const token = href.split('#')[1] ?? 'none';
  expect(asked.filter((url) => url.includes(token) && !url.startsWith(href))).toEqual([]);
  await expect(stranger.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(stranger.locator('meta[name=referrer]')).toHaveAttribute('content', 'no-referrer');
  await review(sample.email);
  await stranger.goto(statusPath(received));
  await expect(main, 'the emailed link').toContainText('Reviewed');
  await expect(stranger.getByText(reference)).toBeVisible();
  await stranger.context().close();

  await page.getByRole('button', { name: 'Request another quote' }).click();
  await expect(quoteField(page, 'Name')).toHaveValue('');
});

test('a customer attaches files, sees a status change, and is asked before a duplicate replaces a draft', async ({
  page,
}) => {
  const sample = quoteSample();
  await signIn(page, 'customer');
  await page.goto('/quote');
  await fillQuoteForm(page, sample);
  await page.getByLabel(/^Attachments/).setInputFiles([pdf('crown.pdf', 4096), pdf('rigging.pdf')]);
  await sendButton(page).click();
  await expect(page.getByText(/^Confirmation emailed/)).toBeVisible();
  const link = await page.getByRole('link', { name: /\/quote\/status#/ }).getAttribute('href');
  await page.getByRole('link', { name: 'Open in my quotes' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download crown.pdf' }).click();
  expect((await download).suggestedFilename()).toBe('crown.pdf');
  const main = page.getByRole('main');
  await expect(main).toContainText('With dispatch');
  await review(sample.email);
  await expect(main).toContainText('Dispatch has reviewed your request');
  const own = page.url();

  await test.step('the private link lists the attachments without opening them', async () => {
    await page.goto(link ?? '');
    const files = page.getByRole('list', { name: 'Attachments' });
    await expect(files).toContainText('crown.pdf (4 KB)');
    await expect(files.getByRole('button')).toHaveCount(0);
    await expect(page.getByText('Excavator: 34′-0″ × 12′-0″ × 12′-6″, 98,000 lb')).toBeVisible();
    await expect(page.getByText('Ready Jun 1, 2090')).toBeVisible();
  });

  await test.step('a duplicate replaces a started request only after a question', async () => {
    await page.goto('/quote');
    await page.getByRole('button', { name: 'Request another quote' }).click();
    await quoteField(page, 'Equipment').fill('My own load');
    await page.goto(own);
    await page.getByRole('button', { name: 'Duplicate request' }).click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await page.goto('/quote');
    await expect(quoteField(page, 'Equipment')).toHaveValue('My own load');
    await page.goBack();
    await page.getByRole('button', { name: 'Duplicate request' }).click();
    await dialog.getByRole('button', { name: 'Replace' }).click();
    await expect(quoteField(page, 'Equipment')).toHaveValue(sample.equipment);
  });
});

test.describe('over a connection that keeps dropping', () => {
  // Chromium repeats a request whose connection was reset; Storage refuses the bytes it has kept.
  test.use({ expectedErrors: [/status of 409|net::ERR_/] });

  test('uploads a 10 MB drawing', async ({ page }) => {
    // As much as 1 Mbit/s sends in 20 s, in a twentieth of the time.
    const connection = await openBadConnection(E2E_ORIGIN, {
      bytesPerSecond: 2_500_000,
      cutEveryBytes: 2_500_000,
    });
    try {
      await page.goto(`${connection.url}/quote`);
      await expect(page.getByLabel(/^Attachments/)).toBeEnabled();
      await page.getByLabel(/^Attachments/).setInputFiles(pdf('crown.pdf', 10 * 1024 * 1024));
      await expect(page.getByRole('progressbar', { name: 'Uploading crown.pdf' })).toBeVisible();
      connection.worsen();

      await expect(page.getByText('10.0 MB, uploaded')).toBeVisible({ timeout: 60_000 });
      expect(connection.cuts()).toBeGreaterThanOrEqual(3);
    } finally {
      await connection.close();
    }
  });
});
