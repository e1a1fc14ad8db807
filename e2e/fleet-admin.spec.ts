import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { signIn } from './support/accounts.ts';
import { axeFindings } from './support/axe.ts';
import { adminDatabase } from './support/database.ts';
import { brokenPicture, picture } from './support/pictures.ts';
import { expect, test, WITH_MOTION } from './support/test.ts';

test.use(WITH_MOTION);

const card = (page: Page, name: string) =>
  page.locator('main li', { has: page.getByRole('heading', { name, exact: true }) });
const toast = (page: Page, text: string) => page.getByText(text, { exact: true }).first();
const dialog = (page: Page) => page.getByRole('dialog');
const field = (page: Page, label: string | RegExp) => dialog(page).getByLabel(label);

async function openFleet(page: Page) {
  await signIn(page, 'admin');
  await page.goto('/admin/fleet');
  await expect(page.getByRole('heading', { name: '19-axle Schnabel' })).toBeVisible();
}

const filesInBucket = async () =>
  ((await (await adminDatabase()).storage.from('gallery').list('fleet')).data ?? []).map(
    ({ name }) => name,
  );

test('an admin adds a vehicle with an image, edits and deletes it', async ({ page }) => {
  const name = `Test lowboy ${randomUUID()}`;
  await openFleet(page);
  await page.getByRole('button', { name: 'Add vehicle' }).click();
  await dialog(page).getByRole('button', { name: 'Add vehicle' }).click();
  await expect(page.getByText('Enter a name.')).toBeVisible();
  await expect(field(page, /^Name/)).toBeFocused();
  expect(await axeFindings(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(() => axeFindings(page)).toEqual([]);
  const form = dialog(page).locator('form');
  expect(await form.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  await page.setViewportSize({ width: 1440, height: 900 });

  await field(page, /^Name/).fill(name);
  await expect(field(page, /^Status/)).toHaveValue('available');
  // Hidden from the public page, which other tests check.
  await field(page, /^Status/).selectOption('in_use');
  await field(page, /^Axle count/).fill('9');
  const drawing = (name: RegExp) => dialog(page).getByRole('img', { name });
  await expect(drawing(/^Side view, not to scale: 9-axle/)).toBeVisible();
  await dialog(page).getByRole('textbox', { name: 'Length Optional' }).fill('48.5');
  await expect(drawing(/^Side view to scale: 9-axle lowboy, .*48′-6″ long/i)).toBeVisible();
  await field(page, /^License plate/).fill('TEST 1');
  await dialog(page)
    .getByLabel('Image')
    .setInputFiles(await picture(page, 'lowboy.jpg', { width: 2000, height: 1000 }));
  await expect(toast(page, 'Image uploaded successfully')).toBeVisible();
  await expect(toast(page, 'Success')).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Add vehicle' }).click();
  await expect(toast(page, 'Vehicle added successfully')).toBeVisible();

  const { data } = await (await adminDatabase()).rpc('admin_fleet').eq('name', name).single();
  expect(data).toMatchObject({
    axle_count: 9,
    length: 48.5,
    width: null,
    vin: null,
    license_plate: 'TEST 1',
    image_width: 1600,
    image_height: 800,
  });
  const file = data?.image_url?.split('/').at(-1) ?? '';
  expect(await filesInBucket()).toContain(file);
  await expect(page.locator('main li').first()).toContainText(name);

  await card(page, name)
    .getByRole('button', { name: /^Edit:/ })
    .click();
  await field(page, /^Status/).selectOption('maintenance');
  await dialog(page).getByRole('button', { name: 'Save changes' }).click();
  await expect(toast(page, 'Vehicle updated successfully')).toBeVisible();
  await expect(card(page, name)).toContainText('Maintenance');

  await card(page, name)
    .getByRole('button', { name: /^Delete/ })
    .click();
  await expect(page.getByRole('alertdialog')).toContainText(
    'Are you sure you want to delete this vehicle?',
  );
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page, 'Vehicle deleted successfully')).toBeVisible();
  await expect(card(page, name)).toHaveCount(0);
  expect(await filesInBucket()).not.toContain(file);
});

test.describe('when things go wrong', () => {
  // The second pattern: DevTools requests the blob of an unreadable image once more.
  test.use({ expectedErrors: [/Failed to load resource|Connecting to 'blob:/] });

  test('the console reports every failed save and keeps what was typed', async ({ page }) => {
    await openFleet(page);
    await page.getByRole('button', { name: 'Add vehicle' }).click();
    await dialog(page).getByLabel('Image').setInputFiles(brokenPicture('broken.jpg'));
    await expect(toast(page, 'Failed to upload image')).toBeVisible();
    await expect(dialog(page)).toContainText('It may be damaged.');

    await page.route('**/rest/v1/fleet?*', (route) =>
      route.request().method() === 'GET'
        ? route.continue()
        : route.fulfill({ status: 503, json: { message: 'Down for a moment' } }),
    );
    await field(page, /^Name/).fill('Never stored');
    await field(page, /^Axle count/).fill('5');
    await dialog(page).getByRole('button', { name: 'Add vehicle' }).click();
    await expect(toast(page, 'Failed to add vehicle: Down for a moment')).toBeVisible();
    await expect(field(page, /^Name/)).toHaveValue('Never stored');
    await dialog(page).getByRole('button', { name: 'Cancel' }).click();

    await card(page, '19-axle Schnabel')
      .getByRole('button', { name: /^Edit:/ })
      .click();
    await dialog(page).getByRole('button', { name: 'Save changes' }).click();
    await expect(toast(page, 'Failed to update vehicle: Down for a moment')).toBeVisible();
    await dialog(page).getByRole('button', { name: 'Cancel' }).click();

    await card(page, '19-axle Schnabel')
      .getByRole('button', { name: /^Delete/ })
      .click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(toast(page, 'Failed to delete vehicle')).toBeVisible();
  });

  test('a list that failed to load says so, and loads on retry', async ({ page }) => {
    await signIn(page, 'admin');
    // Changes by other tests would refetch the list before the test clicks retry.
    await page.routeWebSocket('**/realtime/**', () => undefined);
    await page.route('**/rest/v1/rpc/admin_fleet*', (route) =>
      route.fulfill({ status: 503, json: {} }),
    );
    await page.goto('/admin/fleet');
    await expect(page.getByText('Failed to fetch fleet vehicles').first()).toBeVisible({
      timeout: 20_000,
    });
    await page.unroute('**/rest/v1/rpc/admin_fleet*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(card(page, '19-axle Schnabel')).toBeVisible();
  });
});

test('a vehicle someone else changed isn’t overwritten', async ({ page }) => {
  await openFleet(page);
  const name = '16-axle hydraulic platform';
  await card(page, name)
    .getByRole('button', { name: /^Edit:/ })
    .click();
  await field(page, /^Description/).fill('Mine');
  await (await adminDatabase()).from('fleet').update({ description: 'Theirs' }).eq('name', name);
  await expect(page.getByText('Someone changed this vehicle.')).toBeVisible();
  await expect(dialog(page).getByRole('button', { name: 'Save changes' })).toBeDisabled();
  await page.getByRole('button', { name: 'Show their version' }).click();
  await expect(field(page, /^Description/)).toHaveValue('Theirs');
});

test('an admin searches by plate and VIN and filters by status', async ({ page }) => {
  await openFleet(page);
  await page.getByRole('searchbox').fill('demovin0000000003');
  await expect(page.locator('main li')).toHaveCount(1);
  await expect(card(page, '7-axle lowboy with jeep')).toContainText('DEMO 103');
  await page.getByRole('button', { name: /^Retired/ }).click();
  await expect(page.getByText('No vehicles match')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(card(page, '19-axle Schnabel')).toBeVisible();
});
