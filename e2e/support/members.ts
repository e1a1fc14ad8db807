import { randomUUID } from 'node:crypto';
import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { DEMO_PASSWORD, fillSignIn } from './accounts.ts';
import { confirmationLink, expectMailsTo } from './outbox.ts';

/** Registers somebody through the form and the outbox, and leaves them signed in. */
export async function registerMember(
  page: Page,
  request: APIRequestContext,
  role: 'Carrier' | 'Freight Broker' | 'Pilot Car' = 'Carrier',
): Promise<string> {
  const email = `${randomUUID().slice(0, 8)}@example.com`;
  await page.goto('/auth');
  await page.getByRole('tab', { name: 'Register' }).click();
  const form = page.getByRole('tabpanel', { name: 'Register' });
  await form.getByLabel('First name').fill('Noa');
  await form.getByLabel('Last name').fill('Berg');
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await form.getByRole('radio', { name: role }).check();
  await form.getByRole('button', { name: 'Create Account' }).click();
  const [mail] = await expectMailsTo(request, email);
  if (mail === undefined) throw new Error('No confirmation mail.');
  await page.goto(confirmationLink(mail));
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign Out' })).toBeVisible();
  return email;
}

/** Signs in by hand, and waits until the site knows. */
export async function signInAs(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/auth');
  await fillSignIn(page, email, password);
  await expect(page).not.toHaveURL(/\/auth/);
}
