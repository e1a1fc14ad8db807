import type { Locator, Page } from '@playwright/test';
import { demoEmail, signIn } from './support/accounts.ts';
import { fillQuoteForm, quoteSample, sendButton } from './support/quote-form.ts';
import { storeOwnQuote } from './support/quotes.ts';
import { expect, test, WITH_MOTION } from './support/test.ts';

// The first time a quote is sent, the network fails.
test.use({ ...WITH_MOTION, expectedErrors: [/Failed to load resource/] });

const REGION = 'Notifications (F8)';
const toast = (page: Page) => page.getByRole('region', { name: REGION }).getByRole('listitem');

/** Keeps later toasts open, as for a user who has switched to another window. */
async function keepToasts(page: Page): Promise<void> {
  // Hidden while a drawer shows no toast.
  const region = page.getByRole('region', { name: REGION, includeHidden: true });
  await region.waitFor({ state: 'attached' });
  await page.evaluate(() => window.dispatchEvent(new Event('blur')));
}

/** Expects that the toast covers no part of these elements. */
async function expectClear(page: Page, ...parts: Locator[]): Promise<void> {
  for (const part of parts) {
    await expect(async () => {
      const [one, other] = await Promise.all([toast(page).boundingBox(), part.boundingBox()]);
      if (one === null || other === null) throw new Error('The toast or the part is not visible.');
      const isClear =
        one.x >= other.x + other.width ||
        one.x + one.width <= other.x ||
        one.y >= other.y + other.height ||
        one.y + one.height <= other.y;
      expect(isClear, `${JSON.stringify(one)} covers ${JSON.stringify(other)}`).toBe(true);
    }).toPass({ timeout: 15_000 });
  }
}

/** A new quote, open in the console. */
async function openNewQuote(page: Page) {
  const { id, name } = await storeOwnQuote(demoEmail('customer'));
  await signIn(page, 'admin');
  await page.goto(`/admin/quotes?quote=${id}`);
  return page.getByRole('dialog', { name });
}

for (const width of [390, 1440]) {
  test.describe(`at ${String(width)} px`, () => {
    test.use({ viewport: { width, height: 844 } });

    test('a toast covers no title, no action and no dialog, and leaves Escape to them', async ({
      page,
    }) => {
      const drawer = await openNewQuote(page);
      await keepToasts(page);
      await drawer.getByRole('button', { name: /review/i }).click();
      await expect(toast(page)).toBeVisible();
      await expectClear(
        page,
        drawer.getByRole('heading').first(),
        drawer.getByRole('button', { name: 'Close' }),
        drawer.getByRole('button', { name: /archive/i }),
        drawer.getByRole('button', { name: /delete/i }),
      );

      await drawer.getByRole('button', { name: /delete/i }).click();
      const dialog = page.getByRole('alertdialog');
      await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
      await expectClear(
        page,
        dialog.getByRole('heading'),
        dialog.getByRole('button', { name: 'Cancel' }),
        dialog.getByRole('button', { name: /delete/i }),
      );
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);

      await expect(drawer).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(drawer).toHaveCount(0);
      await expect(toast(page)).toBeVisible();
      await expectClear(page, page.getByRole('heading', { level: 1 }));
    });

    test('a toast does not cover why a form wasn’t sent, its reference or its private link', async ({
      page,
    }) => {
      await page.goto('/quote');
      await fillQuoteForm(page, quoteSample());
      await keepToasts(page);
      await page.route('**/rest/v1/quotes*', (route) => route.abort());
      await sendButton(page).click();
      await expect(toast(page)).toBeVisible();
      const reason = page.getByRole('main').getByRole('alert');
      await reason.evaluate((element) => {
        window.scrollBy(0, element.getBoundingClientRect().bottom - window.innerHeight);
      });
      await expectClear(page, reason);

      await page.unroute('**/rest/v1/quotes*');
      await sendButton(page).click();
      await expect(toast(page)).toContainText('Quote Request Submitted!');
      const reference = page.getByText(/^Reference/);
      const link = page.locator('[data-keep-clear]').filter({ hasText: 'Your private link' });
      for (const block of ['start', 'center', 'end'] as const) {
        await link.evaluate((element, place) => {
          element.scrollIntoView({ block: place });
        }, block);
        await expectClear(page, reference, link);
      }
    });
  });
}
