import { randomUUID } from 'node:crypto';
import { DEMO_PASSWORD, demoEmail, fillSignIn, signIn } from './support/accounts.ts';
import { openAccount } from './support/members.ts';
import { confirmationLink, expectMailsTo } from './support/outbox.ts';
import { expect, test } from './support/test.ts';

test.use({ expectedErrors: [/Failed to load resource: the server responded with a status of 4/] });

test('registering, confirming from the outbox, landing signed in', async ({ page, request }) => {
  const email = `robin.${randomUUID().slice(0, 8)}@example.com`;
  await page.goto('/auth');
  await page.getByRole('tab', { name: 'Register' }).click();
  const form = page.getByRole('tabpanel', { name: 'Register' });
  await form.getByLabel('First name').fill('Robin');
  await form.getByLabel('Last name').fill('Meyer');
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await expect(form.getByRole('radio', { name: 'Carrier' })).toBeChecked();
  await form.getByRole('radio', { name: 'Freight Broker' }).check();
  await form.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByText('Account Created').first()).toBeVisible();

  const [mail] = await expectMailsTo(request, email);
  if (mail === undefined) throw new Error('No confirmation mail.');
  await page.goto(confirmationLink(mail));
  await expect(page.getByRole('banner').getByRole('link', { name: 'My Profile' })).toBeVisible();
  expect(new URL(page.url()).hash).toBe('');

  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Welcome back, Robin Meyer!' })).toBeVisible();
});

test('a wrong password is told by toast and beside the form', async ({ page }) => {
  await page.goto('/auth');
  await fillSignIn(page, demoEmail('broker'), 'not-the-password');
  await expect(page.getByText('Login Error').first()).toBeVisible();
  await expect(page.getByRole('main').getByRole('alert')).toContainText(/invalid/i);
  await expect(page.getByLabel('Email')).toHaveValue(demoEmail('broker'));
});

test('signing in leads back to the page that asked for it', async ({ page }) => {
  await page.goto('/admin/quotes');
  await expect(page).toHaveURL(/\/auth/);
  await fillSignIn(page, demoEmail('admin'), DEMO_PASSWORD);
  await expect(page).toHaveURL(/\/admin\/quotes$/);
});

for (const trap of [
  '//evil.example/x',
  'https://evil.example/',
  '/\\evil.example',
  '/%09/evil.example',
]) {
  test(`the way back never leaves the site: ${trap}`, async ({ page, baseURL }) => {
    await page.goto(`/auth?next=${encodeURIComponent(trap)}`);
    await fillSignIn(page, demoEmail('customer'), DEMO_PASSWORD);
    await expect(page).not.toHaveURL(/\/auth/);
    expect(new URL(page.url()).origin).toBe(baseURL);
  });
}

test('somebody signed in is sent away from /auth, and back does not return there', async ({
  page,
}) => {
  await signIn(page, 'carrier');
  await page.goto('/quote');
  await page.goto('/auth');
  await expect(page).not.toHaveURL(/\/auth/);
  await page.goBack();
  await expect(page).toHaveURL(/\/quote$/);
});

test('signing out in one tab signs out the other', async ({ page, context }) => {
  // Somebody nobody else is signed in as: it ends the session everywhere.
  await openAccount(page);
  const other = await context.newPage();
  await other.goto('/dashboard');
  await expect(other.getByRole('heading', { name: /Welcome back/ })).toBeVisible();

  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Sign Out' }).click();
  await expect(page.getByText('You have been successfully signed out').first()).toBeVisible();
  await expect(other).toHaveURL(/\/auth/);
});
