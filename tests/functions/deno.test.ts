import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { denoBin } from '@root/scripts/tools.ts';
import { type Client, DEMO_PASSWORD, useLocalSupabase } from '@tests/local-supabase.ts';
import { offerHelpers } from '../db/support/offers.ts';
import type { Caller } from '../db/support/project.ts';
import { sendApplicationEmail, storeApplication } from './support/applications.ts';
import {
  callAsScheduler,
  callFunction,
  CONFIRMED,
  functionUrl,
  SENT,
} from './support/call-function.ts';
import { ageEmails } from './support/emails.ts';
import { beacon, newEvent, PHONE } from './support/events.ts';
import { findUser, invite, newInvitation } from './support/invitations.ts';
import { requestLink, storeQuoteWithReference } from './support/link-requests.ts';
import { sendMessageEmail, storeMessage } from './support/messages.ts';
import { sendQuoteEmails, storeQuote } from './support/quotes.ts';
import { readPdf } from './support/read-pdf.ts';
import { newReply, sendReply } from './support/replies.ts';

/*
 * Hosted functions run in Deno. Here each one does once what it's for: with its packages, its keys and the network.
 * What it refuses is the same code in the other tests, which run it in this process.
 */

const FUNCTIONS = readdirSync('supabase/functions', { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== '_shared')
  .map(({ name }) => name);
/** Cloudflare's secret that accepts every token. */
const ANY_TOKEN = `1x${'0'.repeat(31)}AA`;
const TOKEN = 'XXXX.DUMMY.TOKEN.XXXX';

// The functions start with these.
beforeAll(() => {
  vi.stubEnv('TURNSTILE_SECRET_KEY', ANY_TOKEN);
  vi.stubEnv('SITE_URL', 'https://www.example.com');
});
afterAll(() => void vi.unstubAllEnvs());

const supabase = useLocalSupabase({ seed: true, denoBin: denoBin(), isForwardedForTrusted: true });
const clients = new Map<Caller, Client>();
const as = (caller: Caller): Client => {
  const client = clients.get(caller);
  if (client === undefined) throw new Error(`There is no session for ${caller}.`);
  return client;
};
const desk = offerHelpers({ as, sql: (text, params) => supabase.sql(text, params) });
const emailsTo = (address: string) => supabase.local.outbox.to(address);

beforeAll(async () => {
  await supabase.sql(
    `update private.settings set rate_limit_per_sender = 1000, rate_limit_overall = 10000,
       rate_limit_calls_per_sender = 1000, rate_limit_calls_per_id = 1000`,
  );
  // Other rows of the demo data have emails and files that are due.
  await supabase.sql('update public.emails set sent_at = now() where sent_at is null');
  clients.set('visitor', supabase.anon());
  const admin = supabase.anon();
  // With the secret, Auth requires a challenge, too.
  const { error } = await admin.auth.signInWithPassword({
    email: 'admin@example.com',
    password: DEMO_PASSWORD,
    options: { captchaToken: TOKEN },
  });
  expect(error).toBeNull();
  clients.set('admin', admin);
});

it.each(FUNCTIONS)('%s starts in Deno, and rejects a method that it doesn’t have', async (name) => {
  const { status } = await fetch(functionUrl(supabase, name), { method: 'PUT' });
  expect(status).toBe(405);
});

it('send-quote-emails sends a link that opens the request', async () => {
  const { id, email } = await storeQuote(supabase);
  expect(await sendQuoteEmails(supabase, id)).toEqual(CONFIRMED);
  const [sent] = emailsTo(email);
  const token = /\/quote\/status#([\w-]{32})\n/u.exec(sent?.text ?? '')?.[1] ?? '';
  const { data } = await supabase.anon().rpc('track_quote', { _token: token });
  expect(data).toMatchObject([{ status: 'new' }]);
});

it('send-contact-email and send-application-email send their confirmations', async () => {
  const message = await storeMessage(supabase);
  const application = await storeApplication(supabase);
  expect(await sendMessageEmail(supabase, message.id)).toEqual(CONFIRMED);
  expect((await sendApplicationEmail(supabase, application.id)).status).toBe(200);
  expect(emailsTo(message.email)).toHaveLength(1);
  expect(emailsTo(application.email)).toHaveLength(1);
});

it('send-quote-link sends the link once it has answered', async () => {
  const { reference, email } = await storeQuoteWithReference(supabase);
  const { answer } = await requestLink(supabase, reference, email);
  expect(answer).toEqual({ status: 200, body: { accepted: true } });
  await vi.waitFor(() => {
    expect(emailsTo(email)).toHaveLength(1);
  });
});

it('send-unsent-emails sends what is due', async () => {
  const { id, email } = await storeQuote(supabase);
  await ageEmails(supabase, id);
  expect(await callAsScheduler(supabase, 'send-unsent-emails')).toEqual({
    status: 200,
    body: { sent: 1 },
  });
  expect(emailsTo(email)).toHaveLength(1);
});

it('reply-by-email and invite-user send an admin’s emails', async () => {
  const message = await storeMessage(supabase);
  const reply = newReply('message', message.id);
  expect((await sendReply(supabase, reply, as('admin'))).status).toBe(200);
  expect(emailsTo(message.email)).toMatchObject([{ subject: reply.subject }]);

  const invitation = newInvitation();
  expect((await invite(supabase, invitation, as('admin'))).status).toBe(200);
  expect(emailsTo(invitation.person.email)).toHaveLength(1);
  expect(await findUser(supabase, invitation.person.email)).toMatchObject({ roles: ['driver'] });
});

it('send-offer-emails and offer-pdf make a PDF with the font for every name', async () => {
  const email = `${randomUUID()}@example.com`;
  const { id, token } = await desk.startSent({ email, customer_name: 'Łukasz O’Neil' });
  expect(await callFunction(supabase, 'send-offer-emails', { offer: { id } })).toEqual(SENT);
  expect(emailsTo(email)[0]?.attachments).toHaveLength(1);

  const answer = await callFunction(supabase, 'offer-pdf', { offer: { id }, token });
  const { pdf } = answer.body as { pdf: string };
  const { pages } = await readPdf(Buffer.from(pdf, 'base64'));
  expect(pages[0]?.text).toContain('Łukasz O’Neil');
});

it('check-files recognizes a file’s type', async () => {
  const upload = async (name: string, content: string) => {
    const path = `${randomUUID()}/${name}`;
    const type = 'application/pdf';
    const file = new Blob([content], { type });
    const bucket = supabase.anon().storage.from('quote-attachments');
    expect((await bucket.upload(path, file, { contentType: type })).error).toBeNull();
    return path;
  };
  const attachments = [await upload('crown.pdf', '%PDF-1.7\n'), await upload('page.pdf', '<html>')];
  await storeQuote(supabase, { attachments });
  expect((await callAsScheduler(supabase, 'check-files')).status).toBe(200);
  expect(
    await supabase.sql(
      'select is_quarantined from public.file_checks where path = any($1) order by path like $2',
      [`{${attachments.join(',')}}`, '%page.pdf'],
    ),
  ).toEqual([{ is_quarantined: false }, { is_quarantined: true }]);
});

it('delete-orphaned-documents deletes files of no record', async () => {
  const path = `${randomUUID()}/resume_a.pdf`;
  const file = new Blob(['%PDF-1.7'], { type: 'application/pdf' });
  const bucket = supabase.service().storage.from('job-documents');
  await supabase
    .anon()
    .storage.from('job-documents')
    .upload(path, file, { contentType: file.type });
  await supabase.sql(
    `update storage.objects set created_at = now() - interval '2 days' where name = $1`,
    [path],
  );
  expect((await callAsScheduler(supabase, 'delete-orphaned-documents')).status).toBe(200);
  expect((await bucket.download(path)).data).toBeNull();
});

it('verify-challenge asks Cloudflare, and report-settings reports that challenges are on', async () => {
  const body = { token: TOKEN, form: 'contact_messages', id: randomUUID() };
  expect(await callFunction(supabase, 'verify-challenge', body)).toEqual({
    status: 200,
    body: { verified: true },
  });
  expect(await callAsScheduler(supabase, 'report-settings')).toEqual({
    status: 200,
    body: { challenge: 1 },
  });
});

it('track-analytics knows the device and the address of a visitor', async () => {
  const event = newEvent();
  expect((await beacon(supabase, event)).body).toEqual({ stored: true });
  expect(
    await supabase.sql(
      'select device, ip_address::text, user_agent from public.analytics_events where consent_id = $1',
      [event.consent_id],
    ),
  ).toEqual([{ device: 'mobile', ip_address: '203.0.113.0', user_agent: PHONE }]);
});

it('load-document, invoice-file and reset-second-factor look up what they are asked for', async () => {
  const id = randomUUID();
  const document = { document: { id }, token: 'a'.repeat(32) };
  expect((await callFunction(supabase, 'load-document', document)).status).toBe(404);
  const invoice = { invoice: { id }, format: 'csv' };
  expect((await callFunction(supabase, 'invoice-file', invoice, as('admin'))).status).toBe(404);
  const user = { user_id: id };
  const reset = await callFunction(supabase, 'reset-second-factor', user, as('admin'));
  expect(reset.status).toBe(404);
});
