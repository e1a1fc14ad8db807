import { signIn } from './support/accounts.ts';
import { fillQuoteForm, quoteSample, sendButton } from './support/quote-form.ts';
import { expectSentHome } from './support/sent-home.ts';
import { expect, test } from './support/test.ts';
import type { Page } from '@playwright/test';

const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

/** A visitor, in a window of their own, asks for a quote. */
async function visitorAsks(page: Page, sample = quoteSample()) {
  await page.goto('/quote');
  await fillQuoteForm(page, sample);
  await sendButton(page).click();
  await expect(page.getByText('Quote Request Submitted!').first()).toBeVisible();
  return sample;
}

test('a visitor’s quote appears in the open console by itself', async ({ page, openWindow }) => {
  await signIn(page, 'admin');
  await page.goto('/admin/quotes');
  await expect(page.getByRole('heading', { name: 'Quotes' })).toBeVisible();
  await expect(page.getByRole('row')).not.toHaveCount(0);

  const sample = await visitorAsks(await openWindow());

  await expect(rowOf(page, sample.name)).toBeVisible();
});

test('review, archive, delete, each told by its toast', async ({ page }) => {
  const sample = await visitorAsks(page);
  await signIn(page, 'admin');
  await page.goto('/admin/quotes');
  const row = rowOf(page, sample.name);

  await row.getByRole('button', { name: /^Review/ }).click();
  await expect(page.getByText('Quote marked as reviewed.').first()).toBeVisible();
  await expect(row.getByText('Reviewed')).toBeVisible();
  await expect(row.getByRole('button', { name: /^Review/ })).toHaveCount(0);

  await row.getByRole('button', { name: /^Archive/ }).click();
  await expect(page.getByText('Quote marked as archived.').first()).toBeVisible();

  await row.getByRole('button', { name: /^Delete/ }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('This action cannot be undone.');
  await dialog.getByRole('button', { name: /^Delete/ }).click();
  await expect(page.getByText('Quote Deleted').first()).toBeVisible();
  await expect(row).toHaveCount(0);
});

test('search finds by name whatever is typed around it, and says when there is nothing', async ({
  page,
}) => {
  const sample = await visitorAsks(page, quoteSample({ name: '100% (Odd), "Name"' }));
  await signIn(page, 'admin');
  await page.goto('/admin/quotes');
  const search = page.getByRole('searchbox');
  await search.fill('100% (Odd), "Na');
  await expect(rowOf(page, sample.name)).toBeVisible();
  await search.fill('no such load anywhere');
  await expect(page.getByText('No quotes found')).toBeVisible();
});

test('somebody who is no admin is sent home and told why', async ({ page }) => {
  await signIn(page, 'broker');
  await expectSentHome(page, '/admin/quotes');
});

test.describe('when the list cannot be fetched', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('the failure is told and can be tried again', async ({ page }) => {
    await signIn(page, 'admin');
    // News of other tests' quotes would have the list fetched again before it is asked for.
    await page.routeWebSocket('**/realtime/**', () => undefined);
    let isDown = true;
    await page.route('**/rest/v1/**quotes**', (route) =>
      isDown ? route.fulfill({ status: 503, body: '{}' }) : route.continue(),
    );
    await page.goto('/admin/quotes');
    await expect(page.getByText('Failed to fetch quotes.').first()).toBeVisible({
      timeout: 20_000,
    });
    isDown = false;
    await page.getByRole('button', { name: /try again/i }).click();
    await expect(page.getByRole('row').nth(2)).toBeVisible();
  });
});
