import { expect, type Page } from '@playwright/test';
import { storeBeforeNextPage, type StoredEntries } from './local-storage.ts';
import { E2E_ORIGIN } from './origin.ts';
import { connect } from './supabase.ts';

/** The demo accounts of `supabase/seed.sql`. */
export const DEMO_PASSWORD = 'demo-Haul-2026';
export type DemoAccount =
  | 'admin'
  | 'moderator'
  | 'broker'
  | 'carrier'
  | 'pilot'
  | 'driver'
  | 'customer';

export const demoEmail = (account: DemoAccount) => `${account}@example.com`;

/** Signs a demo account in on the pages this browser opens from now on. */
export function signIn(page: Page, account: DemoAccount): Promise<void> {
  return bringSession(page, demoEmail(account));
}

/**
 * Stores a session where the site looks for one when it starts: faster than the form, which has its
 * own tests.
 *
 * @throws Error when the account cannot sign in.
 */
export async function bringSession(page: Page, email: string): Promise<void> {
  const context = page.context();
  const stored = await storedSession(email);
  if (!context.pages().some((opened) => opened.url().startsWith(E2E_ORIGIN))) {
    storeBeforeNextPage(context, stored);
    return;
  }
  const { cookies, origins } = await context.storageState();
  const localStorage = [
    ...(origins.find(({ origin }) => origin === E2E_ORIGIN)?.localStorage ?? []),
    ...stored,
  ];
  await context.setStorageState({ cookies, origins: [{ origin: E2E_ORIGIN, localStorage }] });
}

/**
 * Sessions by email address. The tests of a worker share them, so a test that signs out uses an
 * account of its own (`openAccount`).
 */
const sessions = new Map<string, Promise<StoredEntries>>();

function storedSession(email: string): Promise<StoredEntries> {
  const known = sessions.get(email);
  if (known !== undefined) return known;
  const opening = openSession(email);
  sessions.set(email, opening);
  return opening;
}

async function openSession(email: string): Promise<StoredEntries> {
  const kept = new Map<string, string>();
  const { auth } = connect({
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  });
  const { error } = await auth.signInWithPassword({ email, password: DEMO_PASSWORD });
  if (error) throw error;
  return [...kept].map(([name, value]) => ({ name, value }));
}

/** Signs in through the form and waits for the next page. */
export async function signInByHand(
  page: Page,
  email: string,
  password: string = DEMO_PASSWORD,
): Promise<void> {
  await page.goto('/auth');
  await fillSignIn(page, email, password);
  await expect(page).not.toHaveURL(/\/auth/);
}

/** Fills the open Login tab and submits it. */
export async function fillSignIn(page: Page, email: string, password: string): Promise<void> {
  const form = page.getByRole('tabpanel', { name: 'Login' });
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Sign In' }).click();
}

/** Removes the session from this browser, as expiry does; open pages don't notice. */
export async function forgetSession(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) {
      if (key.endsWith('-auth-token')) localStorage.removeItem(key);
    }
  });
}
