import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { DEMO_PASSWORD, fillSignIn, forgetSession } from './support/accounts.ts';
import { createMember } from './support/members.ts';
import { confirmationLink, expectEmailsTo, openLink, type Email } from './support/outbox.ts';
import { connectAsService } from './support/supabase.ts';
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

const passwordField = (page: Page) => page.getByRole('textbox', { name: 'New password' });

test('a customer registers with the address of a quote, and the emailed link leads back to the quotes', async ({
  page,
  request,
}) => {
  const email = newAddress();
  const quote = await connectAsService()
    .from('quotes')
    .insert({
      customer_name: 'Robin Meyer',
      email,
      phone: '937-555-0123',
      origin: 'Dayton, OH',
      destination: 'Reno, NV',
      equipment: 'RGN',
    })
    .select('reference')
    .single();
  expect(quote.error).toBeNull();
  await page.goto('/auth?next=%2Fquotes%3Ffrom%3Demail');
  await page.getByRole('tab', { name: 'Register' }).click();
  const form = page.getByRole('tabpanel', { name: 'Register' });
  await form.getByLabel('First name').fill('Robin');
  await form.getByLabel('Last name').fill('Meyer');
  // Email addresses ignore case.
  await form.getByLabel('Email').fill(email.toUpperCase());
  await form.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await form.getByRole('radio', { name: 'Shipper' }).check();
  await form.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByText('Account Created').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();

  await page.getByRole('button', { name: 'Go to Sign In' }).click();
  await fillSignIn(page, email, DEMO_PASSWORD);
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('Email not confirmed');
  await alert.getByRole('button', { name: 'Resend Email' }).click();
  await expect(alert.getByText(/^Resend in \d+ s$/)).toBeVisible();
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(DEMO_PASSWORD);

  await openLink(page, last(await expectEmailsTo(request, email)), 'Verify My Email Address');

  await expect(page).toHaveURL('/quotes?from=email');
  await expect(page.getByRole('banner').getByRole('link', { name: 'My Profile' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Dayton, OH to Reno, NV' })).toBeVisible();
  await expect(page.getByText(quote.data?.reference ?? 'none')).toBeVisible();
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Welcome back, Robin Meyer!' })).toBeVisible();
});

test('an emailed link resets a forgotten password once, after a mail scanner opened it', async ({
  page,
  openWindow,
  request,
}) => {
  const { email } = await createMember();
  const fresh = 'gutter lamp orbit';
  await page.goto('/auth?next=%2Fdashboard');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await page.getByRole('button', { name: 'Send Link' }).click();
  await expect(page.getByText(`If ${email} has an account`)).toBeVisible();

  const link = confirmationLink(last(await expectEmailsTo(request, email)));
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
  await expect(page.getByRole('heading', { name: 'Welcome back, Noa Berg!' })).toBeVisible();
  expect(last(await expectEmailsTo(request, email, 2)).subject).toBe('Your password was changed');

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
