import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { DEMO_PASSWORD, fillSignIn, forgetSession } from './support/accounts.ts';
import { confirmationLink, expectEmailsTo, openLink, type Email } from './support/outbox.ts';
import { expect, test } from './support/test.ts';

test.use({
  expectedErrors: [
    /Failed to load resource: (?:the server responded with a status of 4|net::ERR_FAILED)/,
  ],
});

const newAddress = () => `robin.${randomUUID().slice(0, 8)}@example.com`;
const last = (emails: Email[]): Email => {
  const received = emails.at(-1);
  if (received === undefined) throw new Error('No email.');
  return received;
};

async function register(page: Page, email: string, at = '/auth'): Promise<void> {
  await page.goto(at);
  await page.getByRole('tab', { name: 'Register' }).click();
  const form = page.getByRole('tabpanel', { name: 'Register' });
  await form.getByLabel('First name').fill('Robin');
  await form.getByLabel('Last name').fill('Meyer');
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await form.getByRole('radio', { name: 'Shipper' }).check();
  await form.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
}

const passwordField = (page: Page) => page.getByRole('textbox', { name: 'New password' });

test('sign-in asks to confirm an unverified address, and its link returns to the page before sign-in', async ({
  page,
  request,
}) => {
  const email = newAddress();
  await register(page, email, '/auth?next=%2Fquote%3Ffrom%3Demail');
  await page.getByRole('button', { name: 'Go to Sign In' }).click();
  await fillSignIn(page, email, DEMO_PASSWORD);
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('Email not confirmed');
  await alert.getByRole('button', { name: 'Resend Email' }).click();
  await expect(alert.getByText(/^Resend in \d+ s$/)).toBeVisible();
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(DEMO_PASSWORD);

  await openLink(page, last(await expectEmailsTo(request, email)), 'Verify My Email Address');

  await expect(page).toHaveURL(/\/quote\?from=email$/);
  await expect(page.getByRole('banner').getByRole('link', { name: 'My Profile' })).toBeVisible();
});

test('an emailed link resets a forgotten password once, after a mail scanner opened it', async ({
  page,
  openWindow,
  request,
}) => {
  const email = newAddress();
  const fresh = 'gutter lamp orbit';
  await register(page, email);
  await openLink(page, last(await expectEmailsTo(request, email)), 'Verify My Email Address');
  await page.getByRole('banner').getByRole('button', { name: 'Sign Out' }).click();
  await expect(page.getByText('Signed Out').first()).toBeVisible();

  await page.goto('/auth?next=%2Fdashboard');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await page.getByRole('button', { name: 'Send Link' }).click();
  await expect(page.getByText(`If ${email} has an account`)).toBeVisible();

  const link = confirmationLink(last(await expectEmailsTo(request, email, 2)));
  // A mail scanner opens every link first, with scripts.
  const scanner = await openWindow();
  await scanner.goto(link);
  await expect(scanner.getByRole('button', { name: 'Choose a New Password' })).toBeVisible();
  await scanner.close();
  await page.goto(link);
  await page.getByRole('button', { name: 'Choose a New Password' }).click();
  await expect(page).toHaveURL(/\/auth\/new-password\?next=%2Fdashboard$/);
  await passwordField(page).fill('short');
  await page.getByRole('button', { name: 'Set New Password' }).click();
  await expect(page.getByText('Use at least 8 characters.')).toBeVisible();
  await passwordField(page).fill(fresh);
  await page.getByRole('button', { name: 'Set New Password' }).click();
  await expect(page.getByText('Password Changed').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Welcome back, Robin Meyer!' })).toBeVisible();
  expect(last(await expectEmailsTo(request, email, 3)).subject).toBe('Your password was changed');

  await forgetSession(page);
  await page.goto('/auth');
  await fillSignIn(page, email, DEMO_PASSWORD);
  await expect(page.getByRole('main').getByRole('alert')).toContainText(/invalid/i);
  await page.goto(link);
  await page.getByRole('button', { name: 'Choose a New Password' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    'This link no longer works',
  );
  await expect(page.getByRole('button', { name: 'Send Link' })).toBeVisible();
  await page.goto('/auth');
  await fillSignIn(page, email, fresh);
  await expect(page).not.toHaveURL(/\/auth/);
});
