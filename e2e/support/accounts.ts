import { expect, type Page } from '@playwright/test';
import { waitForHydration } from './hydration.ts';

/** The demo accounts of `supabase/seed.sql`. */
export const DEMO_PASSWORD = 'demo-Haul-2026';
export type DemoAccount = 'admin' | 'broker' | 'carrier' | 'pilot' | 'driver' | 'customer';

export const demoEmail = (account: DemoAccount) => `${account}@example.com`;

/** Signs in through the form, as a person would, and waits until the header knows. */
export async function signIn(page: Page, account: DemoAccount): Promise<void> {
  await page.goto('/auth');
  // A window opened by hand does not wait by itself.
  await waitForHydration(page);
  await fillSignIn(page, demoEmail(account), DEMO_PASSWORD);
  await expect(page).not.toHaveURL(/\/auth/);
}

/** Fills the Login tab that is open and sends it. */
export async function fillSignIn(page: Page, email: string, password: string): Promise<void> {
  const form = page.getByRole('tabpanel', { name: 'Login' });
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Sign In' }).click();
}

/** Takes the session out of this browser, as an expired one goes; loaded pages are not told. */
export async function forgetSession(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) {
      if (key.endsWith('-auth-token')) localStorage.removeItem(key);
    }
  });
}
