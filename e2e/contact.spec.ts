import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { axeFindings } from './support/axe.ts';
import { adminDatabase } from './support/database.ts';
import { expectEmailsTo, EMAIL_TIMEOUT } from './support/outbox.ts';
import { expect, test } from './support/test.ts';

const SUCCESS_TOAST = 'Message Sent!';
const FAILURE_TEXT = 'Failed to send your message. Please try again.';

const form = (page: Page) => page.getByRole('form', { name: 'Send a message' });
const send = (page: Page) => form(page).getByRole('button', { name: 'Send Message' });

/** Opens the page and fills the form; returns its email address, which no other test uses. */
async function writeMessage(page: Page, message = 'Do you collect at Baltimore?') {
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

test('a message is stored once and emailed to dispatch, and the form is empty again', async ({
  page,
  request,
}) => {
  const email = await writeMessage(page, '<b>Do you collect</b> at Baltimore?');
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

test('the map loads only on request', async ({ page }) => {
  const foreign: string[] = [];
  await page.route(/openstreetmap\.org/, (route) => {
    foreign.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<title>Map</title>' });
  });
  await page.goto('/contact');
  await page.getByRole('heading', { name: 'Find Us' }).scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  expect(foreign).toEqual([]);

  await page.getByRole('button', { name: 'Show the map' }).click();
  await expect(page.getByTitle(/Map of Dayton/)).toBeFocused();
  await expect.poll(() => foreign.length).toBe(1);
  expect(await axeFindings(page)).toEqual([]);
});

test.describe('when the network fails', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('the form keeps what was typed across a reload and stores it once', async ({ page }) => {
    const email = await writeMessage(page);
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
    await send(page).click();
    await expect(page.getByText(SUCCESS_TOAST).first()).toBeVisible();
    expect(await countMessages(email)).toBe(1);
  });
});
