import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

const DEPTH_PX = 1200;
/** Line height of the page's largest body text. */
const ONE_LINE_PX = 30;
/** The sticky header's height on a scrolled page, and the lowest position `scroll-padding` allows. */
const HEADER_PX = 64;
const LOWEST_START_PX = 140;

const scrollOf = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** Scrolls down and follows a link in the sticky header. */
async function readOn(page: Page): Promise<void> {
  await page.evaluate((depth) => {
    window.scrollTo({ top: depth, behavior: 'instant' });
  }, DEPTH_PX);
  await expect.poll(() => scrollOf(page)).toBe(DEPTH_PX);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Fleet' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Fleet' })).toBeVisible();
  await expect.poll(() => scrollOf(page)).toBe(0);
}

test('a page restores the scroll position on Back, Forward and reload', async ({ page }) => {
  await page.goto('/about');
  await readOn(page);
  await page.goBack();
  await expect(page).toHaveURL(/\/about$/);
  await expect.poll(() => scrollOf(page), 'on Back').toBe(DEPTH_PX);
  await page.goForward();
  await expect(page).toHaveURL(/\/fleet$/);
  await expect.poll(() => scrollOf(page), 'on Forward').toBe(0);

  await page.reload();
  await page.goBack();
  await expect(page).toHaveURL(/\/about$/);
  // On a slow machine the drawings load one by one, above the scroll position.
  await expect(page.getByRole('img', { name: /^Side view to scale/ })).toHaveCount(2);
  // The font may arrive after the position is restored, and move the text above it by a line.
  const distance = async () => Math.abs((await scrollOf(page)) - DEPTH_PX);
  await expect.poll(distance, 'on Back after a reload').toBeLessThanOrEqual(ONE_LINE_PX);
  await page.reload();
  await expect.poll(distance, 'on reload').toBeLessThanOrEqual(ONE_LINE_PX);
});

test('a link to a section opens it below the header, and the next page opens at its top', async ({
  page,
}) => {
  const isBelowHeader = async (name: string) => {
    const part = page.getByRole('region', { name });
    await expect(part).toBeInViewport();
    await expect.poll(async () => (await part.boundingBox())?.y).toBeLessThan(LOWEST_START_PX);
    expect((await part.boundingBox())?.y, name).toBeGreaterThan(HEADER_PX);
    return part;
  };
  await page.goto('/terms');
  const contents = page.getByRole('navigation', { name: 'On this page' });
  const last = contents.getByRole('link').last();
  const name = await last.innerText();
  await last.click();
  await expect(page.getByRole('region', { name })).toBeFocused();
  await expect(page.getByRole('heading', { name })).toBeInViewport();

  await page.getByRole('contentinfo').getByRole('link', { name: 'Cross-Border Logistics' }).click();
  await expect(page).toHaveURL(/\/services#cross-border$/);
  await expect(await isBelowHeader('Cross-Border Logistics')).toBeFocused();

  // A new page, not a link within the open one.
  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  await page.goto('/services#government');
  await isBelowHeader('Government Logistics');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Project Management' }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Project management' }),
  ).toBeInViewport();
  expect(await scrollOf(page)).toBe(0);
});

test('a reader who scrolls before hydration keeps their place', async ({ page }) => {
  let letThrough = () => undefined as unknown;
  const held = new Promise((resolve) => (letThrough = () => resolve(undefined)));
  await page.route('**/assets/site-*.js', async (route) => {
    await held;
    await route.continue();
  });
  const opened = page.goto('/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.mouse.wheel(0, DEPTH_PX);
  // The scroll position itself changes when the font moves text above it.
  await page.evaluate(() => document.fonts.load('1em Archivo'));
  await page.evaluate(() => document.fonts.ready);
  let before = 0;
  const hasStopped = async () => {
    const last = before;
    before = await scrollOf(page);
    return before > DEPTH_PX / 2 && before === last;
  };
  await expect.poll(hasStopped).toBe(true);
  const read = await page.evaluateHandle(() =>
    Array.from(document.querySelectorAll('main :is(h2, h3, p)')).find(
      (text) => text.getBoundingClientRect().top > 100,
    ),
  );
  const topOf = () => read.evaluate((element) => element?.getBoundingClientRect().top ?? NaN);
  const top = await topOf();
  letThrough();
  await opened;
  expect(Math.abs((await topOf()) - top)).toBeLessThan(2);
  expect(await scrollOf(page)).toBeGreaterThan(DEPTH_PX / 2);
});

test.describe('when the next page does not arrive', () => {
  test.use({ expectedErrors: [/ERR_FAILED|dynamically imported module/] });

  test('the old page stays while it retries, then reports the failure', async ({ page }) => {
    await page.goto('/about');
    await page.route('**/assets/fleet-page-*.js', (route) => route.abort());
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Fleet' })
      .click();
    await expect(page.getByText('Loading page')).toBeAttached();
    await expect(page.getByRole('heading', { name: "This page didn't load" })).toBeVisible();
    await page.unroute('**/assets/fleet-page-*.js');
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Fleet' })).toBeVisible();
  });
});
