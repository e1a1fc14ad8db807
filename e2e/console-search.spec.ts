import type { Page } from '@playwright/test';
import { signIn } from './support/accounts.ts';
import { axeFindings } from './support/axe.ts';
import { expectFocusIn } from './support/dialogs.ts';
import { expect, test } from './support/test.ts';

/** The console, ready for a key. */
async function openConsole(page: Page): Promise<void> {
  await signIn(page, 'admin');
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
}

const field = (page: Page) => page.getByRole('combobox', { name: /^Search quotes/ });

test('by keyboard alone, from everywhere: type, arrows, Enter', async ({ page }) => {
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
  await expect(page).toHaveTitle(/^Users · Admin/);
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

for (const [text, name, address] of [
  ['gas turbine', /Load:/, /\/admin\/loads\?load=/],
  ['irene novak', /Application:/, /\/admin\/careers\?application=/],
] as const) {
  test(`"${text}" opens what it names`, async ({ page }) => {
    await openConsole(page);
    await page.keyboard.press('Control+k');
    await field(page).fill(text);
    await page.getByRole('option', { name }).first().click();
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('dialog')).toBeVisible();
  });
}

for (const width of [390, 1440]) {
  test.describe(`at ${String(width)} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('axe finds nothing on the open search', async ({ page }) => {
      await openConsole(page);
      const menu = page.getByRole('button', { name: 'Open menu' });
      if (await menu.isVisible()) await menu.click();
      await page.getByRole('button', { name: /^Search/ }).click();
      await field(page).fill('example');
      await expect(page.getByRole('option', { name: /User:/ }).first()).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);
    });
  });
}
