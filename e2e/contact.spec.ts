import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { adminDatabase } from './support/database.ts';
import { expectEmailsTo, EMAIL_TIMEOUT } from './support/outbox.ts';
import { expect, test } from './support/test.ts';

const SUCCESS_TOAST = 'Message Sent!';
const FAILURE_TEXT = 'Failed to send your message. Please try again.';

const form = (page: Page) => page.getByRole('form', { name: 'Send a message' });
const send = (page: Page) => form(page).getByRole('button', { name: 'Send Message' });

/** Opens the page and fills the form; returns its email address, which no other test uses. */
async function writeMessage(page: Page, message: string) {
  const email = `quinn.${randomUUID().slice(0, 8)}@example.com`;
  await page.goto('/contact');
  await form(page).getByLabel('Name').fill('Quinn Carter');
  await form(page).getByLabel('Email').fill(email);
  await form(page).getByLabel('Subject').fill(`Port pickup for ${email}`);
  await form(page).getByLabel('Message').fill(message);
  return email;
}

async function countMessages(email: string): Promise<number> {
  const client = await adminDatabase();
  const { count, error } = await client
    .from('contact_messages')
    .select('id', { count: 'exact', head: true })
    .eq('email', email);
  if (error) throw error;
  return count ?? 0;
}

// The first answer is lost.
test.use({ expectedErrors: [/Failed to load resource/] });

test('a message whose answer was lost stays across a reload, and is stored and emailed once', async ({
  page,
  request,
}) => {
  const email = await writeMessage(page, '<b>Do you collect</b> at Baltimore?');
  await page.route(
    '**/rest/v1/contact_messages*',
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  await send(page).click();
  await expect(form(page).getByRole('alert')).toContainText(FAILURE_TEXT);
  await page.reload();
  await expect(form(page).getByLabel('Email')).toHaveValue(email);
  await send(page).dblclick();
  await expect(page.getByText(SUCCESS_TOAST).first()).toBeVisible();
  await expect(form(page).getByLabel('Message')).toHaveValue('');
  expect(await countMessages(email)).toBe(1);

  const own = async () => {
    const emails = (await (await request.get('/_local/outbox.json')).json()) as {
      replyTo?: string;
    }[];
    return emails.filter(({ replyTo }) => replyTo === email).length;
  };
  await expect.poll(own, EMAIL_TIMEOUT).toBe(1);
  const [confirmation] = await expectEmailsTo(request, email, 1);
  expect(confirmation?.subject).toBe('We received your message');
  await expect(form(page).getByText('Confirmation emailed.')).toBeVisible();
  await page.reload();
  await expect(form(page).getByLabel('Name')).toHaveValue('');
});
