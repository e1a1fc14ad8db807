import { signIn } from './support/accounts.ts';
import { expectFocusIn } from './support/dialogs.ts';
import { expect, test, WITH_MOTION } from './support/test.ts';

test.use(WITH_MOTION);

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the menu opens although an image never loads, and returns focus when it closes', async ({
    page,
  }) => {
    await page.route('**/hero-portrait*', () => new Promise(() => undefined));
    await page.goto('/', { waitUntil: 'commit' });
    const opener = page.getByRole('button', { name: 'Open menu' });
    await opener.click();
    const menu = page.getByRole('dialog');
    await expect(menu.getByRole('link', { name: 'Sign In' })).toBeVisible();
    await expectFocusIn(menu);
    await page.keyboard.press('Escape');
    await expect(menu).toHaveCount(0);
    await expect(opener).toBeFocused();

    await opener.click();
    await menu.getByRole('link', { name: 'Get a Quote' }).click();
    await expect(page).toHaveURL(/\/quote$/);
    await expect(menu).toHaveCount(0);
  });
});

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 768, height: 1024 }, hasTouch: true });

  test('the portal’s buttons are at least 44 px high', async ({ page }) => {
    await signIn(page, 'pilot');
    await page.goto('/escorts');
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: /^Call/ }).first()).toBeVisible();
    const heights = await main
      .locator('a, button')
      .evaluateAll((all) => all.map((element) => element.getBoundingClientRect().height));
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
  });
});
