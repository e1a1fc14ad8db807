import { expect, type Page } from '@playwright/test';
import { E2E_ORIGIN } from './origin.ts';
import { connect } from './supabase.ts';

/** The demo accounts of `supabase/seed.sql`. */
export const DEMO_PASSWORD = 'demo-Haul-2026';
export type DemoAccount = 'admin' | 'broker' | 'carrier' | 'pilot' | 'driver' | 'customer';

export const demoEmail = (account: DemoAccount) => `${account}@example.com`;

/** Has a demo account signed in on the pages this browser opens from now on. */
export function signIn(page: Page, account: DemoAccount): Promise<void> {
  return bringSession(page, demoEmail(account));
}

/**
 * Puts a session where the site looks for one when it starts. The form, which takes a tenth of a
 * test's time each time, has tests of its own.
 *
 * @throws Error when the account cannot sign in.
 */
export async function bringSession(page: Page, email: string): Promise<void> {
  const kept = new Map<string, string>();
  const { auth } = connect({
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  });
  const { error } = await auth.signInWithPassword({ email, password: DEMO_PASSWORD });
  if (error) throw error;
  const context = page.context();
  const { cookies, origins } = await context.storageState();
  const localStorage = [
    ...(origins.find(({ origin }) => origin === E2E_ORIGIN)?.localStorage ?? []),
    ...[...kept].map(([name, value]) => ({ name, value })),
  ];
  await context.setStorageState({ cookies, origins: [{ origin: E2E_ORIGIN, localStorage }] });
}

/** Signs in through the form, as a person does, and waits until the site knows. */
export async function signInByHand(
  page: Page,
  email: string,
  password: string = DEMO_PASSWORD,
): Promise<void> {
  await page.goto('/auth');
  await fillSignIn(page, email, password);
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
