import { randomUUID } from 'node:crypto';
import { signIn } from './support/accounts.ts';
import { adminDatabase } from './support/database.ts';
import { expectEmailsTo, EMAIL_TIMEOUT } from './support/outbox.ts';
import { expect, test } from './support/test.ts';

test('a moderator answers a new message once and reviews a quote, and can do nothing else', async ({
  page,
  request,
}) => {
  const tag = randomUUID().slice(0, 8);
  const sender = { id: randomUUID(), name: `Quinn ${tag}`, email: `quinn.${tag}@example.com` };
  const customer = { id: randomUUID(), customer_name: `Riley ${tag}` };
  const database = await adminDatabase();

  await signIn(page, 'moderator');
  await page.goto('/admin');
  const nav = page.getByRole('navigation', { name: 'Console' });
  await expect(nav.getByRole('link')).toHaveText([
    /^Dashboard/,
    /^Careers/,
    /^Quotes/,
    /^Messages/,
  ]);
  await nav.getByRole('link', { name: /^Messages/ }).click();
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  await expect(page.getByRole('row').first()).toBeVisible();
  await database
    .from('contact_messages')
    .insert({
      ...sender,
      subject: 'Port pickup at Baltimore',
      message: 'Do you collect there?\nWe have two crates.',
    })
    .throwOnError();
  await page.getByRole('button', { name: sender.name, exact: true }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('button', { name: 'Reply by email' }).click();
  await drawer.getByRole('textbox', { name: 'Message' }).fill('Yes, we do.');
  await drawer.getByRole('button', { name: 'Send email' }).dblclick();
  await expect(page.getByText('Email Sent').first()).toBeVisible(EMAIL_TIMEOUT);
  await expect(drawer.getByText('Re: Port pickup at Baltimore')).toBeVisible();
  await expect(drawer.getByText('Handled', { exact: true })).toBeVisible();
  await expect(drawer.getByText(/Jordan Kessler/)).toBeVisible();
  await expect(drawer.getByRole('button', { name: 'Delete' })).toHaveCount(0);
  const [received] = await expectEmailsTo(request, sender.email);
  expect(received?.text).toContain('Yes, we do.');
  expect(received?.text).toContain('> Do you collect there?');

  await database
    .from('quotes')
    .insert({
      ...customer,
      email: `riley.${tag}@example.com`,
      phone: '937-555-0123',
      origin: 'Dayton, OH',
      destination: 'Reno, NV',
      equipment: 'RGN',
    })
    .throwOnError();
  await page.goto(`/admin/quotes?quote=${customer.id}`);
  await drawer.getByRole('button', { name: 'Mark as reviewed' }).click();
  await expect(drawer.getByText('Reviewed', { exact: true })).toBeVisible();
  await drawer.getByRole('combobox', { name: 'Assigned to' }).selectOption({ index: 1 });
  await expect(page.getByText('Quote Assigned').first()).toBeVisible();
  await expect(drawer.getByRole('button', { name: /Delete|New load/ })).toHaveCount(0);

  await page.goto('/admin/users');
  await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
});
