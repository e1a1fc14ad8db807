import type { Page } from '@playwright/test';
import { watchShifts } from './support/shifts.ts';
import { expect, test, WITH_MOTION } from './support/test.ts';

test.use(WITH_MOTION);

const FIRST = 'Haul-truck body, desert route';
const SLIDE_MS = 3000;

const carousel = (page: Page) => page.getByRole('region', { name: 'Featured Equipment' });
const dialog = (page: Page) => page.getByRole('dialog');
/** The current slide: the only one in the tab order. */
const current = (page: Page) => carousel(page).locator('button[aria-haspopup][tabindex="0"]');

/** The center of the current slide, where a drag starts. */
async function grip(page: Page) {
  const box = await current(page).boundingBox();
  if (box === null) throw new Error('There is no slide in the middle.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function openGallery(page: Page) {
  await page.goto('/gallery');
  // The coverflow effect is ready when it has placed a slide on the left.
  await expect(carousel(page).locator('.swiper-slide-prev')).toBeAttached();
}

/** Waits until no slide moves, so that a click hits its target. */
const atRest = (page: Page) =>
  expect
    .poll(() => carousel(page).evaluate((el) => el.getAnimations({ subtree: true }).length))
    .toBe(0);

/** Opens the gallery, pauses the slideshow and waits until no slide moves. */
async function openStillGallery(page: Page) {
  await openGallery(page);
  await page.getByRole('button', { name: 'Pause slideshow' }).click();
  await atRest(page);
}

test('the carousel rotates endlessly without layout shifts on a slow phone', async ({ page }) => {
  const shifted = await watchShifts(page);
  await openGallery(page);
  const last = carousel(page)
    .getByRole('button', { name: /^Slide \d/ })
    .last();
  await last.click();
  await page.mouse.move(0, 0);
  await expect(last).toHaveAttribute('aria-current', 'true');
  const client = await page.context().newCDPSession(page);
  // Chromium slows a page down by keeping the processor busy, so this only goes from the last slide to the second.
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await expect(current(page)).toContainText(FIRST, { timeout: 6 * SLIDE_MS });
  await expect(current(page)).not.toContainText(FIRST, { timeout: 6 * SLIDE_MS });
  expect(await shifted()).toBeLessThan(0.02);
});

test('the carousel turns on drag and bullets, opens an image on click and returns focus on Escape', async ({
  page,
}) => {
  await openStillGallery(page);
  const { x, y } = await grip(page);
  const before = (await current(page).textContent()) ?? '';
  await page.mouse.move(x, y);
  await page.mouse.down();
  // One large move, as a busy page receives it: more than half a slide, so it doesn't spring back.
  await page.mouse.move(x - 400, y);
  // An image finishes loading during the drag.
  await carousel(page).locator('img').last().dispatchEvent('load');
  await page.mouse.up();
  await expect(current(page)).not.toContainText(before);
  await expect(dialog(page)).toHaveCount(0);

  const title = (await current(page).textContent()) ?? '';
  await atRest(page);
  await page.mouse.click(x, y);
  await expect(dialog(page)).toHaveAccessibleName(title);
  await expect(dialog(page)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(dialog(page)).not.toHaveAccessibleName(title);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(current(page)).toBeFocused();

  for (const [width, name] of [
    [390, /^Slide 5/],
    [1440, /^Slide 1/],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const bullet = carousel(page).getByRole('button', { name });
    const box = await bullet.locator('span').boundingBox();
    expect(box?.width, `a bullet's bar at ${String(width)} px`).toBeGreaterThan(20);
    await bullet.click();
    await expect(bullet).toHaveAttribute('aria-current', 'true');
  }
});

test('the gallery requests its images after the first paint', async ({ browser }) => {
  const page = await browser.newPage();
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  const isAsked = (start: string) => requests.some((asked) => asked.startsWith(start));
  let release: () => void = () => undefined;
  const slowBackdrop = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/artwork/careers*', async (route) => {
    await slowBackdrop;
    await route.continue();
  });
  // With the clock stopped, the page never stops waiting for the backdrop.
  await page.clock.install({ time: '2026-11-20T10:00:00Z' });
  await page.clock.pauseAt('2026-11-20T10:00:01Z');
  await page.goto('/gallery', { waitUntil: 'commit' });
  await expect.poll(() => isAsked('/artwork/careers')).toBe(true);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(isAsked('/rest/')).toBe(false);

  release();
  await expect
    .poll(async () => {
      await page.clock.runFor(20);
      return isAsked('/rest/v1/gallery_images');
    })
    .toBe(true);
});
