import { DEMO_PASSWORD, signIn } from './support/accounts.ts';
import { adminDatabase } from './support/database.ts';
import { expectEmailsTo, openLink, EMAIL_TIMEOUT } from './support/outbox.ts';
import { quoteField, quoteSample } from './support/quote-form.ts';
import { linkEmailedTo, sendQuote, shownReference, statusPath } from './support/quotes.ts';
import { watchShifts } from './support/shifts.ts';
import { expect, test } from './support/test.ts';

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

test.describe('without an account', () => {
  test('the confirmation stays across a reload; its link shows the request and no personal data', async ({
    page,
    context,
    browser,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const sample = quoteSample();
    await sendQuote(page, sample);
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
    stranger.on('request', (request) => asked.push(request.url()));
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
    await stranger.context().close();
  });

  test('a request is followed from the emailed link into a new account', async ({
    page,
    request,
  }) => {
    const sample = quoteSample();
    await sendQuote(page, sample);
    const reference = await shownReference(page);
    const link = await linkEmailedTo(request, sample.email);

    await page.goto(link);
    await expect(page.getByRole('main')).toContainText('With dispatch');
    await review(sample.email);
    await page.reload();
    await expect(page.getByRole('main')).toContainText('Reviewed');
    expect(await shownReference(page)).toBe(reference);

    await page.goto('/auth');
    await page.getByRole('tab', { name: 'Register' }).click();
    const form = page.getByRole('tabpanel', { name: 'Register' });
    await form.getByLabel('First name').fill('Quinn');
    await form.getByLabel('Last name').fill('Carter');
    // Email addresses ignore case.
    await form.getByLabel('Email').fill(sample.email.toUpperCase());
    await form.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
    await form.getByRole('radio', { name: 'Shipper' }).check();
    await form.getByRole('button', { name: 'Create Account' }).click();
    const emails = await expectEmailsTo(request, sample.email, 2);
    const verification = emails.find(({ text, html }) => (text ?? html ?? '').includes('verify'));
    if (verification === undefined) throw new Error('No verification email.');
    await openLink(page, verification, 'Verify My Email Address');
    await expect(page.getByRole('link', { name: 'My Profile' }).first()).toBeVisible();

    await page.goto('/quotes');
    await expect(page.getByRole('link', { name: 'Dayton, OH to Calgary, AB' })).toBeVisible();
    await expect(page.getByText(reference)).toBeVisible();
    await page.goto(link);
    await expect(page.getByRole('link', { name: 'My quotes' })).toBeVisible();
  });

  test('the link is emailed again only to the address on the quote', async ({ page, request }) => {
    const sample = quoteSample();
    await sendQuote(page, sample);
    const reference = await shownReference(page);
    const first = await linkEmailedTo(request, sample.email);

    await page.goto('/quote/status');
    const form = page.getByRole('form', { name: 'Resend my link' });
    const answer = page.getByText(/If the reference and email match/);
    const ask = async (email: string) => {
      await form.getByLabel('Reference').fill(reference.toLowerCase());
      await form.getByLabel('Email').fill(email);
      await form.getByRole('button', { name: 'Send link' }).click();
      await expect(answer).toBeVisible(EMAIL_TIMEOUT);
    };
    const other = `other.${sample.email}`;
    await ask(other);
    await ask(sample.email);

    const emails = await expectEmailsTo(request, `quinn.${sample.email.split('.')[1] ?? ''}`, 2);
    expect(emails.map(({ to }) => to.join())).toEqual([sample.email, sample.email]);
    expect(statusPath(emails[1])).toBe(first);
  });
});

test.describe('in the account', () => {
  test('a status change appears on the open page', async ({ page }) => {
    const sample = quoteSample();
    await signIn(page, 'customer');
    await sendQuote(page, sample);
    await page.getByRole('link', { name: 'Open in my quotes' }).click();
    const main = page.getByRole('main');
    await expect(main).toContainText('With dispatch');
    await expect(main).toContainText(sample.notes);
    await review(sample.email);
    await expect(main).toContainText('Dispatch has reviewed your request');
  });

  test('a question comes before a duplicate replaces a started request', async ({ page }) => {
    await signIn(page, 'customer');
    await page.goto('/quote');
    await quoteField(page, 'Equipment').fill('My own load');
    await page.goto('/quotes');
    await page.getByRole('link', { name: /^Toledo, OH/ }).click();
    await page.getByRole('button', { name: 'Duplicate request' }).click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await page.goto('/quote');
    await expect(quoteField(page, 'Equipment')).toHaveValue('My own load');
    await page.goBack();
    await page.getByRole('button', { name: 'Duplicate request' }).click();
    await dialog.getByRole('button', { name: 'Replace' }).click();
    await expect(quoteField(page, 'Equipment')).toHaveValue('RGN, crawler dozer D9 class');
  });
});
