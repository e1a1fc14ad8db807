import { expect, type Page } from '@playwright/test';

/** Expects somebody signed in who is no admin to be sent home from the console and told why. */
export async function expectSentHome(page: Page, path: string): Promise<void> {
  // From the first moment on: on a slow machine the word is gone before the page counts as loaded.
  const told = expect(page.getByText("You don't have admin privileges.").first()).toBeVisible({
    timeout: 45_000,
  });
  await Promise.all([page.goto(path), told]);
  await expect(page).toHaveURL(/\/$/);
}
