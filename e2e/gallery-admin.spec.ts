import { expectAccessible } from './support/axe.ts';
import { adminDatabase } from './support/database.ts';
import { failNextWrite } from './support/failing-write.ts';
import {
  card,
  chooser,
  deleteUploads,
  filesOf,
  openGallery,
  panel,
  rows,
  storedFiles,
  storedTitles,
  toast,
  uploadButton,
  uploadTitle,
} from './support/gallery-console.ts';
import { brokenPicture, hugePicture, picture, svg, turned } from './support/pictures.ts';
import { expect, test } from './support/test.ts';

// Two failed requests. The last pattern: DevTools requests the blob of an unreadable image once more.
test.use({ expectedErrors: [/Failed to load resource|ERR_|Connecting to 'blob:/] });

// All tests share one gallery: each uploads images of its own, and deletes them.
test.afterEach(deleteUploads);

test('a batch is uploaded after the last image, resized, and is small on a phone', async ({
  page,
}) => {
  await openGallery(page);
  const names = [uploadTitle('Upright'), uploadTitle('Wide')];
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
  const titles = await storedTitles();
  expect(titles.filter((title) => names.includes(title))).toEqual(names);
  expect(titles.indexOf(names[0] ?? '')).toBeGreaterThan(
    titles.indexOf('Transformer into the substation'),
  );

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
    if (/\/storage\/|\/artwork\//.test(response.url())) fetched.push(response.url());
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/gallery/grid');
  const shown = page.getByRole('listitem').filter({ hasText: names[1] ?? '' });
  await shown.scrollIntoViewIfNeeded();
  await expect(shown.locator('img')).toHaveJSProperty('complete', true);
  await expect.poll(() => fetched.some((url) => url.endsWith('-600.webp'))).toBe(true);
  // The demo images have sizes of their own.
  expect(fetched.filter((url) => !/-(?:600|1600)\.webp$|-(?:480|640)\.avif$/.test(url))).toEqual(
    [],
  );
  expect(fetched.filter((url) => url.endsWith('.avif'))).not.toEqual([]);
});

test('bad files are rejected before uploading, and a transparent image gets a white background where WebP can’t be encoded', async ({
  page,
}) => {
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
  for (const name of ['huge.png', 'broken.jpg']) {
    await page.getByRole('button', { name: `Remove ${name}` }).click();
  }
  await expect(rows(page)).toHaveCount(0);

  const title = uploadTitle('Cutout');
  const file = await picture(page, `${title}.png`, {
    type: 'image/png',
    background: 'transparent',
  });
  // As in Safari.
  await page.evaluate(() => {
    Reflect.deleteProperty(window, 'OffscreenCanvas');
    const prototype = HTMLCanvasElement.prototype;
    const toBlob = Reflect.get(prototype, 'toBlob');
    prototype.toBlob = function (done, type, quality) {
      toBlob.call(this, done, type === 'image/webp' ? 'image/png' : type, quality);
    };
  });
  await chooser(page).setInputFiles([file]);
  await uploadButton(page).click();
  await expect(toast(page, 'Upload Complete')).toBeVisible();

  const stored = (await adminDatabase()).from('gallery_images').select('image_url');
  const { data } = await stored.eq('title', title).single();
  const corner = await page.evaluate(async (url) => {
    const picture = await createImageBitmap(await (await fetch(url)).blob());
    const canvas = Object.assign(document.createElement('canvas'), { width: 900, height: 600 });
    const context = canvas.getContext('2d');
    context?.drawImage(picture, 0, 0);
    return Array.from(context?.getImageData(890, 590, 1, 1).data ?? []);
  }, data?.image_url ?? '');
  expect(data?.image_url).toMatch(/\.jpg$/);
  expect(corner).toEqual([255, 255, 255, 255]);
});

test('an admin edits an image, keeps a colleague’s change, makes it Load of the Month and deletes it with its files', async ({
  page,
}) => {
  await openGallery(page);
  const title = uploadTitle('Short life');
  await chooser(page).setInputFiles([await picture(page, `${title}.jpg`)]);
  await uploadButton(page).click();
  await expect(toast(page, 'Upload Complete')).toBeVisible();

  await card(page, title).getByRole('button', { name: /^Edit/ }).click();
  await page.getByLabel('Title', { exact: true }).fill('');
  await page.getByLabel('Order', { exact: true }).fill('0');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Enter a title.')).toBeVisible();
  await expect(page.getByText('Enter a whole number, 1 or higher.')).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByLabel('Title', { exact: true }).fill(`${title}, edited`);
  await page.getByLabel('Order', { exact: true }).fill('2');
  await page.getByRole('dialog').getByLabel('Category').selectOption('loads');
  await failNextWrite(page, '**/rest/v1/gallery_images?*');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(toast(page, 'Failed to update the image.')).toBeVisible();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(toast(page, 'Image Updated')).toBeVisible();
  const files = await filesOf(`${title}, edited`);
  expect(await storedFiles(files)).toHaveLength(2);
  expect((await storedTitles())[1]).toBe(`${title}, edited`);
  await expect(card(page, `${title}, edited`)).toContainText('Loads, position 2');

  await card(page, `${title}, edited`).getByRole('button', { name: /^Edit/ }).click();
  await page.getByLabel('Description').fill('Mine');
  const stored = (await adminDatabase()).from('gallery_images');
  await stored.update({ description: 'Theirs' }).eq('title', `${title}, edited`);
  await expect(page.getByText('Someone changed this image.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save changes' })).toBeDisabled();
  await page.getByRole('button', { name: 'Show their version' }).click();
  await expect(page.getByLabel('Description')).toHaveValue('Theirs');
  await page.getByRole('button', { name: 'Cancel' }).click();

  const star = card(page, `${title}, edited`).getByRole('button', { name: /^Set as Load/ });
  await failNextWrite(page, '**/rest/v1/rpc/set_load_of_the_month');
  await star.click();
  await expect(toast(page, 'Failed to set Load of the Month.')).toBeVisible();
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
  const question = page.getByRole('alertdialog');
  await failNextWrite(page, '**/rest/v1/gallery_images?*');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page, 'Delete Failed')).toBeVisible();
  await expect(question).toContainText('Failed to delete the image.');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page, 'Image Deleted')).toBeVisible();
  await expect(card(page, `${title}, edited`)).toHaveCount(0);
  expect(await storedFiles(files)).toEqual([]);
});
