import { expect, type Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { DEMO_PASSWORD } from './accounts.ts';
import type { Email } from './outbox.ts';
import { quoteSample, type QuoteSample } from './quote-form.ts';
import { connect } from './supabase.ts';

/** The reference on the page: the same in the confirmation, the status page and emails. */
export async function shownReference(page: Page): Promise<string> {
  const shown = page.getByText(/^Q-[0-9A-Z]{6}$/);
  await expect(shown).toBeVisible();
  return shown.innerText();
}

/** The private link in an email, as a path of this site. */
export function statusPath(received: Email | undefined): string {
  const link = /\/quote\/status#[\w-]{32}/.exec(received?.text ?? '');
  if (link === null) throw new Error(`No private link in “${received?.subject ?? 'no email'}”.`);
  return link[0];
}

/**
 * Stores a quote for an account like the form does.
 *
 * @throws Error when the account can't sign in or the database refuses the quote.
 */
export async function storeOwnQuote(email: string, overrides: Partial<QuoteSample> = {}) {
  const member = connect();
  const { error } = await member.auth.signInWithPassword({ email, password: DEMO_PASSWORD });
  if (error) throw error;
  const { length, width, height, name, what, weight, ready, deliverBy, ...sample } =
    quoteSample(overrides);
  const size = { length: Number(length), width: Number(width), height: Number(height) };
  const piece = { description: what, quantity: 1, weight: Number(weight.replace(',', '')) };
  const id = randomUUID();
  const answer = await member.from('quotes').insert({
    ...sample,
    ...size,
    id,
    email,
    customer_name: name,
    commodity: what,
    ready_on: ready,
    deliver_by: deliverBy ?? null,
    pieces: [{ ...piece, ...size }],
    fill_ms: 60_000,
  });
  if (answer.error) throw answer.error;
  return { ...sample, id, name, what };
}
