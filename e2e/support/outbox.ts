import { expect, type APIRequestContext, type Page } from '@playwright/test';

/** An email in the local outbox, as `/_local/outbox.json` lists it. */
export interface Email {
  to: string[];
  subject: string;
  text?: string;
  html?: string;
  replyTo?: string;
}

/** The emails to an address so far, oldest first. */
export async function emailsTo(request: APIRequestContext, address: string): Promise<Email[]> {
  const answer = await request.get('/_local/outbox.json');
  const emails = (await answer.json()) as Email[];
  return emails.filter(({ to }) =>
    to.some((one) => one.toLowerCase().includes(address.toLowerCase())),
  );
}

/** The first email starts the function that sends it, which takes long on a busy machine. */
export const EMAIL_TIMEOUT = { timeout: 45_000 };

/** Waits for `count` emails to an address and returns them, oldest first. */
export async function expectEmailsTo(
  request: APIRequestContext,
  address: string,
  count = 1,
): Promise<Email[]> {
  await expect
    .poll(async () => (await emailsTo(request, address)).length, EMAIL_TIMEOUT)
    .toBe(count);
  return emailsTo(request, address);
}

/** The link in one of Auth's emails. Opening it changes nothing: press the button on its page. */
export function confirmationLink(received: Email): string {
  const link = /https?:\/\/[^\s"'<>]+#token_hash=[^\s"'<>]*/.exec(
    received.text ?? received.html ?? '',
  );
  if (link === null) throw new Error(`No confirmation link in “${received.subject}”.`);
  return link[0].replaceAll('&amp;', '&');
}

/** The buttons on the page that an account email links to. */
type ConfirmButton =
  | 'Verify My Email Address'
  | 'Accept the Invitation'
  | 'Choose a New Password'
  | 'Confirm the Change';

/** Opens the link in one of Auth's emails and presses its button. */
export async function openLink(page: Page, received: Email, button: ConfirmButton): Promise<void> {
  await page.goto(confirmationLink(received));
  await page.getByRole('button', { name: button }).click();
}
