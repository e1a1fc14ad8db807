import { signIn } from './support/accounts.ts';
import { fillQuoteForm, quoteSample, sendButton } from './support/quote-form.ts';
import { expectSentHome } from './support/sent-home.ts';
import { expect, test } from './support/test.ts';
import type { Page } from '@playwright/test';

const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

/** Sends a quote request as a visitor. */
async function visitorAsks(page: Page, sample = quoteSample()) {
  await page.goto('/quote');
  await fillQuoteForm(page, sample);
  await sendButton(page).click();
  await expect(page.getByText('Quote Request Submitted!').first()).toBeVisible();
  return sample;
}

test('a visitor’s quote appears in the open console', async ({ page, openWindow }) => {
  await signIn(page, 'admin');
  await page.goto('/admin/quotes');
  await expect(page.getByRole('heading', { name: 'Quotes' })).toBeVisible();
  await expect(page.getByRole('row')).not.toHaveCount(0);

  const sample = await visitorAsks(await openWindow());

  await expect(rowOf(page, sample.name)).toBeVisible();
});

test('a broker is sent home from every page of the console and told why', async ({ page }) => {
  await signIn(page, 'broker');
  await expectSentHome(page, '/admin/quotes');
  for (const section of [
    '',
    '/analytics',
    '/careers',
    '/fleet',
    '/gallery',
    '/loads',
    '/messages',
    '/services',
    '/users',
  ]) {
    await page.goto(`/admin${section}`);
    await expect(page, `from /admin${section}`).toHaveURL('/');
  }
});
