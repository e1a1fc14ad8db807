import { expect, test } from './support/test.ts';

/** The sticky header's height on a scrolled page, and the lowest position `scroll-padding` allows. */
const HEADER_PX = 64;
const LOWEST_START_PX = 140;

test('a section of the services page opens below the header', async ({ page }) => {
  await page.goto('/privacy');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cross-Border Logistics' }).click();
  await expect(page).toHaveURL(/\/services#cross-border$/);
  const part = page.getByRole('region', { name: 'Cross-Border Logistics' });
  await expect(part).toBeInViewport();
  await expect(part).toBeFocused();
  await expect.poll(async () => (await part.boundingBox())?.y).toBeGreaterThan(HEADER_PX);
  expect((await part.boundingBox())?.y).toBeLessThan(LOWEST_START_PX);
});

test('a URL with a hash opens at its section and the next page at the top', async ({ page }) => {
  await page.goto('/services#government');
  const part = page.getByRole('region', { name: 'Government Logistics' });
  await expect.poll(async () => (await part.boundingBox())?.y).toBeLessThan(LOWEST_START_PX);
  expect((await part.boundingBox())?.y).toBeGreaterThan(HEADER_PX);

  await page.getByRole('contentinfo').getByRole('link', { name: 'Project Management' }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Project management' }),
  ).toBeInViewport();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('the table of contents jumps to a section', async ({ page }) => {
  await page.goto('/terms');
  const link = page.getByRole('navigation', { name: 'On this page' }).getByRole('link').last();
  const name = await link.innerText();
  await link.click();
  await expect(page.getByRole('region', { name })).toBeFocused();
  await expect(page.getByRole('heading', { name })).toBeInViewport();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const [path, spinner] of [
    ['/gallery', 'Loading gallery...'],
    ['/fleet', 'Loading fleet configurations...'],
  ] as const) {
    test(`${path} shows what failed instead of loading forever`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByText(/needs JavaScript\. Without it, call/).first()).toBeVisible();
      await expect(page.getByText(spinner)).toBeHidden();
    });
  }
});
