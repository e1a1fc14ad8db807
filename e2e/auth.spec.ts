import { randomUUID } from 'node:crypto';
import { DEMO_PASSWORD } from './support/accounts.ts';
import { confirmationLink, expectEmailsTo } from './support/outbox.ts';
import { expect, test } from './support/test.ts';

test.use({ expectedErrors: [/Failed to load resource: the server responded with a status of 4/] });

test('registers, confirms the emailed link and lands signed in', async ({ page, request }) => {
  const email = `robin.${randomUUID().slice(0, 8)}@example.com`;
  await page.goto('/auth');
  await page.getByRole('tab', { name: 'Register' }).click();
  const form = page.getByRole('tabpanel', { name: 'Register' });
  await form.getByLabel('First name').fill('Robin');
  await form.getByLabel('Last name').fill('Meyer');
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await expect(form.getByRole('radio', { name: 'Carrier' })).not.toBeChecked();
  await form.getByRole('radio', { name: 'Freight Broker' }).check();
  await form.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByText('Account Created').first()).toBeVisible();

  const [received] = await expectEmailsTo(request, email);
  if (received === undefined) throw new Error('No confirmation email.');
  await page.goto(confirmationLink(received));
  await expect(page.getByRole('banner').getByRole('link', { name: 'My Profile' })).toBeVisible();
  expect(new URL(page.url()).hash).toBe('');

  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Welcome back, Robin Meyer!' })).toBeVisible();
});
