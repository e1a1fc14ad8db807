import { signIn } from './support/accounts.ts';
import { axeFindings } from './support/axe.ts';
import { openAccount } from './support/members.ts';
import { expect, test } from './support/test.ts';

test('a carrier lists a trailer, edits it, and dispatch sees it', async ({ page, openWindow }) => {
  const email = await openAccount(page, 'carrier');
  await page.goto('/dashboard');
  await page.getByRole('link', { name: /^Manage Fleet/ }).click();
  await expect(page).toHaveURL(/\/profile#equipment$/);
  await expect(page.getByRole('heading', { name: 'Equipment', exact: true })).toBeInViewport();

  await page.getByRole('button', { name: 'Add Equipment' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add equipment' });
  await dialog.getByRole('combobox', { name: 'Type' }).selectOption('RGN');
  await dialog.getByRole('textbox', { name: 'Axles' }).fill('3');
  await dialog.getByRole('textbox', { name: 'Capacity' }).fill('100,000');
  await dialog
    .getByLabel(/^Deck length/)
    .first()
    .fill('29 ft 6 in');
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Add Equipment' }).click();
  await expect(page.getByText('Equipment Saved').first()).toBeVisible();

  const list = page.getByRole('list', { name: 'Your equipment' });
  await expect(list).toContainText('3 axles, 29′-6″ deck, 100,000 lb');
  await list.getByRole('button', { name: 'Edit: 1 × RGN' }).click();
  const form = page.getByRole('dialog', { name: 'Edit equipment' });
  await form.getByRole('textbox', { name: 'How many' }).fill('2');
  await form.getByRole('checkbox', { name: 'Available now' }).uncheck();
  await form.getByRole('button', { name: 'Save Changes' }).click();
  await expect(list).toContainText('2 × RGN');
  await expect(list).toContainText('Not available');

  const office = await openWindow();
  await signIn(office, 'admin');
  await office.goto(`/admin/users?q=${encodeURIComponent(email)}`);
  await office.getByRole('button', { name: 'Edit: Noa Berg' }).click();
  const user = office.getByRole('dialog', { name: 'Edit user' });
  await expect(user).toContainText('2 × RGN, 3 axles, 29′-6″ deck, 100,000 lb (not available)');
});
