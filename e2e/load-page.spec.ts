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
