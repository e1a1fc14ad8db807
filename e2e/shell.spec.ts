import { expectFocusIn } from './support/dialogs.ts';
import { expect, test } from './support/test.ts';

test('the floating prompt appears past 500 px and stays dismissed for the session', async ({
  page,
}) => {
  await page.goto('/');
  const prompt = page.getByRole('complementary', { name: /quote/i });
  await expect(prompt).toHaveCount(0);
  await page.mouse.wheel(0, 900);
  await expect(prompt.getByRole('link', { name: 'Get Free Quote' })).toBeVisible();
  await expect(prompt.getByRole('link', { name: 'Call Now' })).toHaveAttribute('href', /^tel:/);
  await prompt.getByRole('button', { name: /dismiss|close/i }).click();
  await expect(prompt).toHaveCount(0);
  await page.reload();
  await page.mouse.wheel(0, 1200);
  await expect(page.getByRole('banner')).toHaveAttribute('data-scrolled', 'true');
  await expect(prompt).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the menu holds the same ways as the header, and gives focus back', async ({ page }) => {
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

test('a page opened anew starts at its top or anchor, a reloaded one where it was', async ({
  page,
}) => {
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

test.describe('an unknown address', () => {
  test.use({ expectedErrors: [/status of 404/] });

  test('gets the not-found page, and the log its path', async ({ page }) => {
    const warned = page.waitForEvent('console', (message) =>
      message.text().includes('/no/such/page'),
    );
    await page.goto('/no/such/page');
    await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
    await warned;
    await page.getByRole('link', { name: 'Return to Home' }).click();
    await expect(page).toHaveURL(/\/$/);
  });
});

test('the public pages come without supabase-js', async ({ page }) => {
  const scripts: string[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.url());
  });
  // The client's own words, wherever the build put it.
  const bringsClient = async (url: string) =>
    (await (await page.request.get(url)).text()).includes('X-Client-Info');
  for (const path of ['/', '/quote', '/auth']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  expect(scripts.length).toBeGreaterThan(0);
  for (const url of new Set(scripts)) expect(await bringsClient(url), url).toBe(false);
});
