import { randomUUID } from 'node:crypto';
import { signIn } from './support/accounts.ts';
import { axeFindings } from './support/axe.ts';
import { planLoad } from './support/loads.ts';
import { expect, test } from './support/test.ts';

test('a phone has one actions menu, which gets the focus back when it closes', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { number } = await planLoad();
  await signIn(page, 'admin');
  await page.goto(`/admin/loads/${number}`);
  const menu = page.getByRole('button', { name: 'Actions' });
  const hold = page.getByRole('button', { name: 'Put on hold' });
  await expect(menu).toBeVisible();
  await expect(hold).toBeHidden();

  await menu.click();
  await expect(hold).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(hold).toBeHidden();
  await expect(menu).toBeFocused();

  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Edit', exact: true })).toBeFocused();
  await hold.click();
  const dialog = page.getByRole('dialog', { name: 'Put this load on hold?' });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(menu).toBeFocused();

  // On a wide screen the actions are in a row.
  await page.setViewportSize({ width: 1024, height: 800 });
  await expect(menu).toBeHidden();
  await hold.click();
  await expect(dialog).toBeVisible();
});

test('J and K follow the list that the load was opened from', async ({ page }) => {
  const title = `Caisson ${randomUUID().slice(0, 8)}`;
  const [first = '', second = '', third = ''] = await Promise.all(
    ['04', '05', '06'].map(async (day) => {
      const times = {
        pickup_at: `2034-07-${day}T13:00:00Z`,
        delivery_at: `2034-07-${day}T20:00:00Z`,
      };
      return (await planLoad({ title, ...times })).number;
    }),
  );
  await signIn(page, 'admin');
  await page.goto(`/admin/loads?q=${encodeURIComponent(title)}&sort=latest_pickup`);
  await page.getByRole('link', { name: third }).click();
  await expect(page.getByRole('heading', { name: third })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Next load' })).toBeEnabled();
  await page.keyboard.press('j');
  await expect(page.getByRole('heading', { name: second })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Next load' })).toBeEnabled();
  await page.keyboard.press('j');
  await expect(page.getByRole('heading', { name: first })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Next load' })).toBeDisabled();
  await page.getByRole('main').getByRole('link', { name: 'Loads' }).click();
  await expect(page).toHaveURL(/\/admin\/loads\?q=Caisson\+\w+&sort=latest_pickup$/u);
});

test('Back closes the drawer and keeps the list', async ({ page }) => {
  const { title } = await planLoad();
  await signIn(page, 'admin');
  await page.goto(`/admin/loads?q=${encodeURIComponent(title)}`);
  await page.getByRole('button', { name: title }).click();
  await expect(page.getByRole('dialog', { name: title })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('button', { name: title })).toBeVisible();
});
