import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { signIn } from './support/accounts.ts';
import { axeFindings } from './support/axe.ts';
import { adminDatabase } from './support/database.ts';
import {
  card,
  chooser,
  clearUploads,
  filesInBucket,
  openGallery,
  panel,
  rows,
  storedTitles,
  toast,
  uploadButton,
} from './support/gallery-console.ts';
import { brokenPicture, hugePicture, picture, svg, turned } from './support/pictures.ts';
import { expectSentHome } from './support/sent-home.ts';
import { expect, test } from './support/test.ts';

// One gallery for all: what one test moves, another would miss. A second file would run beside it.
test.describe.configure({ mode: 'serial' });
test.afterAll(clearUploads);

test('a batch goes in behind the last, resized, and stands on the public page in small', async ({
  page,
}) => {
  await openGallery(page);
  const before = await storedTitles();
  const names = [`Upright ${randomUUID()}`, `Wide ${randomUUID()}`];
  await chooser(page).setInputFiles([
    turned(await picture(page, `${names[0] ?? ''}.jpg`, { width: 2400, height: 1200 })),
    await picture(page, `${names[1] ?? ''}.png`, { width: 1700, height: 850, type: 'image/png' }),
  ]);

  await expect(rows(page)).toHaveCount(2);
  await expect(rows(page).getByText('Ready')).toHaveCount(2);
  await expect(panel(page)).toContainText('2 of 10 files');
  await expect(rows(page).first().getByRole('textbox')).toHaveValue(names[0] ?? '');
  await expect(rows(page).first().getByRole('combobox')).toHaveValue('general');
  await rows(page).nth(1).getByRole('combobox').selectOption('trucks');
  await page.getByRole('button', { name: 'Upload 2 images' }).click();

  await expect(toast(page, 'Upload Complete')).toBeVisible();
  await expect(toast(page, '2 images uploaded.')).toBeVisible();
  await expect(rows(page).getByText('Uploaded')).toHaveCount(2);
  expect(await storedTitles()).toEqual([...before, ...names]);

  const { data } = await (
    await adminDatabase()
  )
    .from('gallery_images')
    .select('*')
    .in('title', names)
    .order('display_order');
  expect(data).toMatchObject([
    {
      image_width: 800,
      image_height: 1600,
      thumbnail_width: 300,
      thumbnail_height: 600,
      category: 'general',
    },
    {
      image_width: 1600,
      image_height: 800,
      thumbnail_width: 600,
      thumbnail_height: 300,
      category: 'trucks',
    },
  ]);
  expect(data?.[0]?.image_url).toMatch(
    /^\/storage\/v1\/object\/public\/gallery\/[0-9a-f-]{36}-1600\.webp$/,
  );

  const fetched: string[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/storage/')) fetched.push(response.url());
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/gallery/grid');
  const shown = page.getByRole('listitem').filter({ hasText: names[1] ?? '' });
  await shown.scrollIntoViewIfNeeded();
  await expect(shown.locator('img')).toHaveJSProperty('complete', true);
  await expect.poll(() => fetched.some((url) => url.endsWith('-600.webp'))).toBe(true);
  expect(fetched.filter((url) => !/-(600|1600)\.webp$/.test(url))).toEqual([]);
});

test('eleven files are too many, and none is taken', async ({ page }) => {
  await openGallery(page);
  const one = await picture(page, 'a.jpg');
  await chooser(page).setInputFiles(
    Array.from({ length: 11 }, (_, n) => ({ ...one, name: `a${String(n)}.jpg` })),
  );
  await expect(toast(page, 'Too Many Files')).toBeVisible();
  await expect(
    toast(page, 'Please select up to 10 images at a time to avoid performance issues.'),
  ).toBeVisible();
  await expect(rows(page)).toHaveCount(0);
});

test.describe('when things go wrong', () => {
  // The last of them: the browser's own tools look again at a picture that could not be read.
  test.use({ expectedErrors: [/Failed to load resource|ERR_|Connecting to 'blob:/] });

  test('broken, huge and foreign files are told apart and never sent', async ({ page }) => {
    await openGallery(page);
    await chooser(page).setInputFiles([
      brokenPicture('broken.jpg'),
      hugePicture('huge.png'),
      svg('drawing.svg'),
      { name: 'notes.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-') },
    ]);
    await expect(rows(page)).toHaveCount(2);
    await expect(rows(page).filter({ hasText: 'broken.jpg' })).toContainText('It may be damaged.');
    await expect(rows(page).filter({ hasText: 'huge.png' })).toContainText('too large');
    await expect(rows(page).getByText('Error')).toHaveCount(2);
    await expect(panel(page).getByRole('alert').filter({ hasText: 'Skipped' })).toContainText(
      'drawing.svg, notes.pdf',
    );
    await expect(uploadButton(page)).toBeDisabled();
    await expect(page.getByRole('button', { name: /^Retry/ })).toHaveCount(0);
    await page.getByRole('button', { name: 'Remove huge.png' }).click();
    await expect(rows(page)).toHaveCount(1);
  });

  test('what is cut off halfway leaves no file behind, and a retry brings it in once', async ({
    page,
  }) => {
    await openGallery(page);
    const files = await filesInBucket();
    const title = `Cut off ${randomUUID()}`;
    let isDown = true;
    await page.route('**/rest/v1/gallery_images?*', (route) =>
      isDown && route.request().method() === 'POST' ? route.abort() : route.continue(),
    );
    await chooser(page).setInputFiles([await picture(page, `${title}.jpg`)]);
    await uploadButton(page).click();

    await expect(toast(page, 'Upload Failed')).toBeVisible();
    await expect(toast(page, 'Failed to upload 1 image(s). Please try again.')).toBeVisible();
    await expect(rows(page).first()).toContainText('Upload failed');
    await expect.poll(filesInBucket).toEqual(files);

    isDown = false;
    await page.getByRole('button', { name: `Retry ${title}.jpg` }).click();
    await expect(toast(page, 'Upload Complete')).toBeVisible();
    expect((await storedTitles()).filter((stored) => stored === title)).toHaveLength(1);
  });

  test('every failed change says so', async ({ page }) => {
    await openGallery(page);
    await page.route('**/rest/v1/{gallery_images?*,rpc/set_load_of_the_month}', (route) =>
      route.request().method() === 'GET'
        ? route.continue()
        : route.fulfill({ status: 503, json: { message: 'Down for a moment' } }),
    );
    const title = 'Bridge girders at dusk';
    await card(page, title)
      .getByRole('button', { name: /^Set as Load/ })
      .click();
    await expect(toast(page, 'Failed to set Load of the Month.')).toBeVisible();

    await card(page, title).getByRole('button', { name: /^Edit/ }).click();
    await page.getByLabel('Title', { exact: true }).fill('Girders');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(toast(page, 'Failed to update the image.')).toBeVisible();
    await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Girders');
    await page.getByRole('button', { name: 'Cancel' }).click();

    await card(page, title)
      .getByRole('button', { name: /^Delete/ })
      .click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(toast(page, 'Delete Failed')).toBeVisible();
    await expect(page.getByRole('alertdialog')).toContainText('Failed to delete the image.');
  });
});

test('a picture is edited, made Load of the Month, and deleted with its files', async ({
  page,
}) => {
  await openGallery(page);
  const files = await filesInBucket();
  const title = `Short life ${randomUUID()}`;
  await chooser(page).setInputFiles([await picture(page, `${title}.jpg`)]);
  await uploadButton(page).click();
  await expect(toast(page, 'Upload Complete')).toBeVisible();

  await card(page, title).getByRole('button', { name: /^Edit/ }).click();
  await page.getByLabel('Title', { exact: true }).fill('');
  await page.getByLabel('Order', { exact: true }).fill('0');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Enter a title.')).toBeVisible();
  await expect(page.getByText('Enter a whole number, 1 or higher.')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(() => axeFindings(page)).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByLabel('Title', { exact: true }).fill(`${title}, edited`);
  await page.getByLabel('Order', { exact: true }).fill('2');
  await page.getByRole('dialog').getByLabel('Category').selectOption('loads');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(toast(page, 'Image Updated')).toBeVisible();
  expect((await storedTitles())[1]).toBe(`${title}, edited`);
  await expect(card(page, `${title}, edited`)).toContainText('loads, position 2');

  const star = card(page, `${title}, edited`).getByRole('button', { name: /^Set as Load/ });
  await star.click();
  await expect(toast(page, 'Load of the Month Set')).toBeVisible();
  await expect(star).toBeDisabled();
  await expect(page.getByText('Load of the Month', { exact: true })).toHaveCount(1);

  const other = card(page, 'Transformer into the substation');
  await other.getByRole('button', { name: /^Set as/ }).click();
  await expect(other.getByText('Load of the Month', { exact: true })).toBeVisible();
  await card(page, `${title}, edited`)
    .getByRole('button', { name: /^Delete/ })
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page, 'Image Deleted')).toBeVisible();
  await expect(card(page, `${title}, edited`)).toHaveCount(0);
  expect(await filesInBucket()).toEqual(files);
});

test('the order is changed by keys alone, undone, and saved at once', async ({ page }) => {
  await openGallery(page);
  const before = await storedTitles();
  const [first = '', second = '', third = ''] = before;
  const later = page.getByRole('button', { name: `Move later: ${first}` });
  await later.focus();
  await page.keyboard.press('ArrowRight');
  await expect(later).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'position 3 of' })).toContainText(first);
  await expect(later).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.locator('main h3').first()).toHaveText(first);
  expect(await storedTitles()).toEqual(before);

  await later.focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('End');
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await page.getByRole('button', { name: 'Save order' }).click();
  await expect(toast(page, 'Order Saved')).toBeVisible();
  expect((await storedTitles()).slice(0, 3)).toEqual([second, first, third]);
});

/** Center of a card's picture, where a drag starts and ends. */
async function centerOf(page: Page, title: string) {
  const box = await card(page, title).locator('img').boundingBox();
  if (box === null) throw new Error(`No picture: ${title}`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test('a card is dragged before another by mouse', async ({ page }) => {
  await openGallery(page);
  const [first = '', , third = ''] = await storedTitles();
  const from = await centerOf(page, third);
  const to = await centerOf(page, first);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 12 });
  await page.mouse.up();
  await expect(page.locator('main h3').first()).toHaveText(third);
  await page.getByRole('button', { name: 'Save order' }).click();
  await expect(toast(page, 'Order Saved')).toBeVisible();
  expect((await storedTitles()).slice(0, 2)).toEqual([third, first]);
});

test('a card is dragged after another by touch', async ({ page }) => {
  await openGallery(page);
  const [first = '', second = ''] = await storedTitles();
  const from = await centerOf(page, first);
  const to = await centerOf(page, second);
  const touch = await page.context().newCDPSession(page);
  const send = (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    points: { x: number; y: number }[],
  ) => touch.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  await send('touchStart', [from]);
  await expect(card(page, first)).toHaveAttribute('data-dragging');
  for (const share of [0.25, 0.5, 0.75, 1]) {
    await send('touchMove', [
      { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share },
    ]);
  }
  await send('touchEnd', []);
  await expect(page.locator('main h3').first()).toHaveText(second);
});

test('what another admin does shows, and is not saved over', async ({ page }) => {
  await openGallery(page);
  const other = await adminDatabase();
  const title = 'Motor yacht on the coast road';
  await card(page, title).getByRole('button', { name: /^Edit/ }).click();
  await page.getByLabel('Description').fill('Mine');
  await other.from('gallery_images').update({ description: 'Theirs' }).eq('title', title);

  await expect(page.getByText('Somebody else has changed this image.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save changes' })).toBeDisabled();
  await page.getByRole('button', { name: 'Show their version' }).click();
  await expect(page.getByLabel('Description')).toHaveValue('Theirs');
  await page.getByRole('button', { name: 'Cancel' }).click();

  const [first = '', , third = ''] = await storedTitles();
  await page.getByRole('button', { name: `Move later: ${first}` }).click();
  await other.from('gallery_images').update({ display_order: 1 }).eq('title', third);
  await expect(page.getByText('Someone else changed the gallery.')).toBeVisible();
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.locator('main h3').first()).toHaveText(third);
});

test('search and category narrow the gallery, and say when there is nothing', async ({ page }) => {
  await openGallery(page);
  await page.getByRole('button', { name: /^trucks/ }).click();
  await expect(page.getByRole('heading', { name: 'Excavator from the quarry' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Wind blade on the plains' })).toHaveCount(0);
  await page.getByRole('searchbox').fill('no such picture');
  await expect(page.getByText('No images found')).toBeVisible();
  await page.getByRole('button', { name: 'Show all images' }).click();
  await expect(page.getByRole('heading', { name: 'Wind blade on the plains' })).toBeVisible();
});

test('somebody who is no admin gets in neither by address nor past the page', async ({ page }) => {
  await signIn(page, 'carrier');
  await expectSentHome(page, '/admin/gallery');
});
