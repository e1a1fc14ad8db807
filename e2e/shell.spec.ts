import { signIn } from './support/accounts.ts';
import { expectFocusIn } from './support/dialogs.ts';
import { expect, test, WITH_MOTION } from './support/test.ts';

test.use(WITH_MOTION);

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the menu opens, and returns focus when it closes', async ({ page }) => {
    await page.goto('/');
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

test('a page opens at its top or hash, and a reloaded page where it was', async ({ page }) => {
  const scrollTop = () => page.evaluate(() => Math.round(window.scrollY));
  await page.goto('/services');
  await page.mouse.wheel(0, 700);
  await expect.poll(scrollTop).toBe(700);
  await page.reload();
  await expect.poll(scrollTop).toBe(700);

  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  await page.goto('/services#port');
  await expect(page.locator('#port')).toBeInViewport();
  await page.goto('/services');
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
});

test('public pages load without supabase-js', async ({ page }) => {
  const scripts: string[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.url());
  });
  // A header name that only supabase-js contains, whatever chunk the build puts it in.
  const bringsClient = async (url: string) =>
    (await (await page.request.get(url)).text()).includes('X-Client-Info');
  for (const path of ['/', '/quote', '/auth']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  expect(scripts.length).toBeGreaterThan(0);
  for (const url of new Set(scripts)) expect(await bringsClient(url), url).toBe(false);
});
