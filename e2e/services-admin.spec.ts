import { randomUUID } from 'node:crypto';
import { signIn } from './support/accounts.ts';
import { expect, test } from './support/test.ts';

test('an admin adds, edits, deactivates and deletes a service', async ({ page }) => {
  const name = `Night moves ${randomUUID().slice(0, 8)}`;
  await signIn(page, 'admin');
  await page.goto('/admin/services');
  await page.getByRole('link', { name: 'Add Service' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('textbox', { name: 'Price' }).fill('Contact for Quote');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Service Added').first()).toBeVisible();

  const row = page.getByRole('row').filter({ hasText: name });
  await row.getByRole('button', { name, exact: true }).click();
  await page.getByRole('textbox', { name: 'Price' }).fill('$3.50/mile');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Service Updated').first()).toBeVisible();
  await expect(row).toContainText('$3.50/mile');

  await row.getByRole('switch').click();
  await expect(page.getByText('Status Updated').first()).toBeVisible();
  await expect(row.getByRole('switch')).not.toBeChecked();

  await row.getByRole('button', { name: /^Delete/ }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('Are you sure you want to delete this service?');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Service Deleted').first()).toBeVisible();
  await expect(row).toHaveCount(0);
});
