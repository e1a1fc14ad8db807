import type { Page } from '@playwright/test';
import { card, openGallery, toast } from './support/gallery-console.ts';
import { expect, test } from './support/test.ts';

interface Image {
  id: string;
  title: string;
  image_url: string;
  display_order: number;
}

/**
 * Opens the console's gallery with its first four images and an order that this page alone sees and
 * saves, so that the tests can run in parallel. `tests/db/gallery-order.test.ts` tests the saving.
 */
async function openOwnGallery(page: Page) {
  let images: Image[] = [];
  await page.route('**/rest/v1/gallery_images?*', async (route) => {
    if (images.length === 0) {
      const all = (await (await route.fetch()).json()) as Image[];
      // Without images that other tests add and delete.
      images = all.filter(({ image_url }) => image_url.startsWith('/artwork/')).slice(0, 4);
    }
    await route.fulfill({ json: images });
  });
  await page.route('**/rest/v1/rpc/reorder_gallery_images', async (route) => {
    const { _wanted: wanted } = route.request().postDataJSON() as { _wanted: string[] };
    images = wanted.flatMap((id, index) => {
      const image = images.find((other) => other.id === id);
      return image === undefined ? [] : [{ ...image, display_order: index + 1 }];
    });
    await route.fulfill({ status: 204 });
  });
  await openGallery(page);
  // The code that drags images loads after them.
  await expect(page.locator('main li[data-dragging]')).toHaveCount(images.length);
  return { titles: () => images.map(({ title }) => title) };
}

/** dnd-kit swallows clicks for 50 ms after a drop, so that none of them is part of the drag. */
async function awaitClicks(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    let isClicked = false;
    document.body.addEventListener('click', () => (isClicked = true), { once: true });
    document.body.click();
    return isClicked;
  });
}

async function saveOrder(page: Page): Promise<void> {
  await awaitClicks(page);
  await page.getByRole('button', { name: 'Save order' }).click();
  await expect(toast(page, 'Order Saved')).toBeVisible();
}

/** Center of a card's image, where a drag starts and ends. */
async function centerOf(page: Page, title: string) {
  const box = await card(page, title).locator('img').boundingBox();
  if (box === null) throw new Error(`No image: ${title}`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test('an admin moves images by keyboard, by mouse and by touch, and saves the order', async ({
  page,
}) => {
  const { titles } = await openOwnGallery(page);
  const [first = '', second = '', third = '', fourth = ''] = titles();
  const shown = page.locator('main h3');
  await test.step('by keyboard, with Undo', async () => {
    const later = page.getByRole('button', { name: `Move later: ${first}` });
    await later.focus();
    await page.keyboard.press('ArrowRight');
    await expect(later).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status').filter({ hasText: 'position 3 of' })).toContainText(
      first,
    );
    await expect(later).toBeFocused();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(shown.first()).toHaveText(first);
    expect(titles()).toEqual([first, second, third, fourth]);
    await later.focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('End');
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    await saveOrder(page);
    expect(titles()).toEqual([second, first, third, fourth]);
  });

  await test.step('by mouse', async () => {
    const from = await centerOf(page, third);
    const to = await centerOf(page, second);
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 12 });
    await page.mouse.up();
    await expect(shown.first()).toHaveText(third);
    await saveOrder(page);
    expect(titles()).toEqual([third, second, first, fourth]);
  });

  await test.step('by touch', async () => {
    const from = await centerOf(page, third);
    const to = await centerOf(page, second);
    const touch = await page.context().newCDPSession(page);
    const send = (
      type: 'touchStart' | 'touchMove' | 'touchEnd',
      points: { x: number; y: number }[],
    ) => touch.send('Input.dispatchTouchEvent', { type, touchPoints: points });
    await send('touchStart', [from]);
    await expect(card(page, third)).toHaveAttribute('data-dragging', 'true');
    for (const share of [0.25, 0.5, 0.75, 1]) {
      await send('touchMove', [
        { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share },
      ]);
    }
    await send('touchEnd', []);
    await expect(shown.first()).toHaveText(second);
  });
});
