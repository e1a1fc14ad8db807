import { expect, type APIRequestContext } from '@playwright/test';

/** A mail in the local outbox, as `/_local/outbox.json` lists it. */
export interface Mail {
  to: string[];
  subject: string;
  text?: string;
  html?: string;
  replyTo?: string;
}

async function mailsTo(request: APIRequestContext, address: string): Promise<Mail[]> {
  const answer = await request.get('/_local/outbox.json');
  const mails = (await answer.json()) as Mail[];
  return mails.filter(({ to }) =>
    to.some((one) => one.toLowerCase().includes(address.toLowerCase())),
  );
}

/** The first mail of its kind starts the function that sends it, which a busy machine takes long for. */
export const MAIL_TIMEOUT = { timeout: 45_000 };

/** Waits for `count` mails to an address and returns them, oldest first. */
export async function expectMailsTo(
  request: APIRequestContext,
  address: string,
  count = 1,
): Promise<Mail[]> {
  await expect.poll(async () => (await mailsTo(request, address)).length, MAIL_TIMEOUT).toBe(count);
  return mailsTo(request, address);
}

/** The first link in a mail's text that leads through Auth's verification. */
export function confirmationLink(mail: Mail): string {
  const link = /https?:\/\/[^\s"'<>]+\/auth\/v1\/verify[^\s"'<>]*/.exec(
    mail.text ?? mail.html ?? '',
  );
  if (link === null) throw new Error(`No confirmation link in “${mail.subject}”.`);
  return link[0].replaceAll('&amp;', '&');
}
