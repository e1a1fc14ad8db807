import { randomUUID } from 'node:crypto';
import { signIn } from './support/accounts.ts';
import { adminDatabase } from './support/database.ts';
import { expectEmailsTo, EMAIL_TIMEOUT } from './support/outbox.ts';

import { expect, test } from './support/test.ts';

/** Stores a message like the contact form does. */
async function storeMessage() {
  const id = randomUUID();
  const message = {
    id,
    name: `Quinn ${id.slice(0, 8)}`,
    email: `quinn.${id.slice(0, 8)}@example.com`,
    subject: 'Port pickup at Baltimore',
    message: 'Do you collect there?\nWe have two crates.',
  };
  const { error } = await (await adminDatabase()).from('contact_messages').insert(message);
  if (error) throw error;
  return message;
}

test('a new message appears live and is answered by email once', async ({ page, request }) => {
  await signIn(page, 'admin');
  await page.goto('/admin/messages');
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  const { name, email } = await storeMessage();
  await page.getByRole('button', { name, exact: true }).click();

  await page.getByRole('button', { name: 'Reply by email' }).click();
  await page.getByRole('textbox', { name: 'Message' }).fill('Yes, we do.');
  await page.getByRole('button', { name: 'Send email' }).dblclick();

  await expect(page.getByText('Email Sent').first()).toBeVisible(EMAIL_TIMEOUT);
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByText('Re: Port pickup at Baltimore')).toBeVisible();
  await expect(drawer.getByText('Handled', { exact: true })).toBeVisible();
  const [received] = await expectEmailsTo(request, email);
  expect(received?.text).toContain('Yes, we do.');
  expect(received?.text).toContain('> Do you collect there?');
});
