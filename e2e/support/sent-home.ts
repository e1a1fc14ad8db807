import { expect, type Page } from '@playwright/test';

/** Expects the console to send a signed-in user without the admin role home and say why. */
export async function expectSentHome(page: Page, path: string): Promise<void> {
  // Watch from the start: on a slow machine the toast is gone before the page counts as loaded.
  const told = expect(page.getByText("You don't have admin privileges.").first()).toBeVisible({
    timeout: 45_000,
  });
  await Promise.all([page.goto(path), told]);
  await expect(page).toHaveURL(/\/$/);
}
