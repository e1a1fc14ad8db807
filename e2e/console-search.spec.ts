import type { Page } from '@playwright/test';
import { signIn } from './support/accounts.ts';
import { expectAccessible } from './support/axe.ts';
import { expectFocusIn } from './support/dialogs.ts';
import { expect, test } from './support/test.ts';

/** Opens the console and waits until it handles keys. */
async function openConsole(page: Page): Promise<void> {
  await signIn(page, 'admin');
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
}

const field = (page: Page) => page.getByRole('combobox', { name: /^Search quotes/ });

test('the search finds a record by keyboard, opens it and lists it as recent', async ({ page }) => {
  await openConsole(page);
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('robin stadler');
  await expect(page.getByRole('option', { name: /Robin Stadler/ })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/users\?user=/);
  await expect(page).toHaveTitle(/^Users · Console/);
  const form = page.getByRole('dialog', { name: 'Edit user' });
  await expect(form.getByRole('textbox', { name: 'Email' })).toHaveValue('pilot@example.com');
  await expectFocusIn(form);
  await page.keyboard.press('Escape');
  await expect(form).toHaveCount(0);

  await page.keyboard.press('Control+k');
  await expect(page.getByRole('option').first()).toContainText('Robin Stadler');
  await page.keyboard.press('Escape');
  await expect(field(page)).toHaveCount(0);
});

test('the search opens from the menu on a phone, and passes axe', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openConsole(page);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('button', { name: /^Search/ }).click();
  await expect(field(page)).toBeFocused();
  await field(page).fill('example');
  await expect(
    page.getByRole('group', { name: 'Users' }).getByRole('option').first(),
  ).toBeVisible();
  await expectAccessible(page);
});

test('the keyboard reaches the first row with two Tabs, and the next record with j in the drawer', async ({
  page,
}) => {
  await signIn(page, 'admin');
  await page.goto('/admin/quotes');
  const rows = page.getByRole('table', { name: 'Quotes' }).locator('[data-row-trigger]');
  await expect(rows.nth(1)).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Skip to list' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(rows.first()).toBeFocused();

  // Quotes that other tests add come before these rows.
  const [first = '', second = ''] = await rows.evaluateAll((all) => {
    const texts = all.map((el) => el.textContent);
    return texts.slice(all.findIndex((el) => el === document.activeElement));
  });
  const drawer = page.getByRole('dialog');
  await page.keyboard.press('Enter');
  await expectFocusIn(drawer);
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
  await expect(rows.and(page.locator(':focus'))).toHaveText(first);
  await page.keyboard.press('Enter');
  await expect(drawer).toBeVisible();
  await page.keyboard.press('j');
  await expect(page.getByRole('dialog', { name: second })).toBeVisible();
});
