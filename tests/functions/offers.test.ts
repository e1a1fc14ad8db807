import { createHash, randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Client } from '@tests/local-supabase.ts';
import { aDraft, aLine, answerTo, offerHelpers } from '../db/support/offers.ts';
import type { Caller } from '../db/support/project.ts';
import {
  callAsScheduler,
  callFunction,
  DISPATCH,
  NOT_SENT,
  SENT,
  useFunction,
} from './support/call-function.ts';
import { ageEmails } from './support/emails.ts';
import { readPdf } from './support/read-pdf.ts';

const SEND = 'send-offer-emails';
const PDF = 'offer-pdf';

describe('Emails and PDFs of offers', () => {
  const supabase = useFunction(SEND, { seed: true });
  const clients = new Map<Caller, Client>();
  const offers = offerHelpers({
    as: (caller) => {
      const client = clients.get(caller);
      if (client === undefined) throw new Error(`There is no session for ${caller}.`);
      return client;
    },
    sql: (text, params) => supabase.sql(text, params),
  });
  beforeAll(async () => {
    await supabase.sql(
      `update private.settings set rate_limit_per_sender = 1000, rate_limit_overall = 10000,
         rate_limit_calls_per_id = 1000`,
    );
    clients.set('visitor', supabase.anon());
    for (const person of ['admin', 'broker', 'driver', 'moderator'] as const) {
      clients.set(person, (await supabase.signIn(`${person}@example.com`)).client);
    }
  });
  const call = (id: string) => callFunction(supabase, SEND, { offer: { id } });
  const pdfFor = async (body: { id: string; token?: string }, caller?: Caller) => {
    const { id, token } = body;
    const answer = await callFunction(
      supabase,
      PDF,
      { offer: { id }, ...(token !== undefined && { token }) },
      caller && clients.get(caller),
    );
    return { ...answer, body: answer.body as { name?: string; pdf?: string } };
  };
  const emailsTo = (address: string) => supabase.local.outbox.to(address);
  const newAddress = () => `${randomUUID()}@example.com`;

  it('reach the customer once, with a link to the version and the same numbers in the PDF', async () => {
    const email = newAddress();
    const lines = [
      aLine({ quantity: 825, rate_cents: 740 }),
      aLine({
        kind: 'permit',
        description: 'Permit, Texas',
        jurisdiction: 'TX',
        quantity: 1,
        unit: 'flat',
        rate_cents: 24_050,
        is_pass_through: true,
      }),
    ];
    const { id, number } = await offers.startSent(
      { email, customer_name: 'Łukasz O’Neil' },
      'visitor',
      aDraft({ lines, message: 'Thanks for calling.' }),
    );

    expect(await call(id)).toEqual(SENT);
    expect(await call(id)).toEqual(NOT_SENT);

    const [sent, ...more] = emailsTo(email);
    expect(more).toEqual([]);
    expect(sent?.subject).toBe(`Offer ${number}: Dayton, OH to Laredo, TX`);
    const link = /\/quote\/status\?offer=1#([\w-]{32})\n/u.exec(sent?.text ?? '');
    const opened = await answerTo(
      supabase.anon().rpc('track_offer', { _token: link?.[1] ?? '', _version: 1 }),
    );
    expect(opened.data).toMatchObject({ id, number, status: 'sent' });

    const [file] = sent?.attachments ?? [];
    expect(file?.filename).toBe(`${number}-v1.pdf`);
    const { pages, info } = await readPdf(Buffer.from(file?.content ?? '', 'base64'));
    expect(pages.map(({ size }) => size)).toEqual([[0, 0, 612, 792]]);
    const text = pages[0]?.text ?? '';
    for (const shown of [
      '$6,105.00',
      '825 mi × $7.40',
      '$240.50',
      'TX. Billed at cost, estimate shown',
      '$6,345.50',
      '24′-6″ × 12′-4″ × 11′-3″',
      '76,400 lb',
      '$125.00 per hour',
      'Thanks for calling.',
    ]) {
      expect(sent?.text).toContain(shown);
      expect(text).toContain(shown);
    }
    expect(text).toContain('Łukasz O’Neil');
    expect(text).toContain('Page 1 of 1');
    expect(info).toMatchObject({
      Title: `Offer ${number}, version 1`,
      Author: 'Gem City Heavy Haul',
      Language: 'en-US',
    });
    expect(file?.content.length).toBeLessThan(60_000);
  });

  it('confirm an acceptance to customer and dispatch with the PDF whose hash is recorded', async () => {
    const email = newAddress();
    const { id, token, number } = await offers.startSent({ email });
    await call(id);
    await offers.accept(id, token, { _po_number: 'PO-4711' });
    const before = emailsTo(DISPATCH).length;

    expect(await call(id)).toEqual(SENT);

    const [offer, accepted] = emailsTo(email);
    expect(accepted?.subject).toBe(`Accepted: offer ${number}, Dayton, OH to Laredo, TX`);
    expect(accepted?.attachments).toEqual(offer?.attachments);
    const sha256 = createHash('sha256')
      .update(Buffer.from(accepted?.attachments?.[0]?.content ?? '', 'base64'))
      .digest('hex');
    expect(accepted?.text).toContain(sha256);
    const { data } = await answerTo<{ pdf_sha256: string }>(
      clients.get('admin')?.from('offers').select('pdf_sha256').eq('id', id).single() ??
        Promise.reject(new Error('no admin')),
    );
    expect(data.pdf_sha256).toBe(sha256);
    const toDispatch = emailsTo(DISPATCH).slice(before);
    expect(toDispatch.map(({ subject }) => subject)).toEqual([
      `Accepted: offer ${number}, $14,522.50, Dayton, OH to Laredo, TX`,
    ]);
    expect(toDispatch[0]?.text).toContain('PO-4711');
    expect(await call(id)).toEqual(NOT_SENT);
    expect(await call(randomUUID())).toEqual(NOT_SENT);
  });

  it('tell dispatch which superload permits of an accepted load can’t wait', async () => {
    await supabase.sql(
      `with source as (
         insert into public.rule_sources (id, title, publisher, kind, retrieved_on)
         values ('limits', 'Limits', 'Ohio', 'state_manual', '2026-01-01')
       ), change as (
         insert into public.rule_changes (kind, summary) values ('added', 'Ohio') returning id
       )
       select id from change`,
    );
    await supabase.sql(
      `insert into public.state_rules (
         state, rule, comparison, value, unit, certainty, source_ids, is_conflict, opened_in
       ) select 'OH', 'superload_width_in', 'over', '144', 'in', 'A', '{limits}', exists (
           select from public.state_rules
           where state = 'OH' and rule = 'superload_width_in' and valid_to is null
         ), max(id) from public.rule_changes`,
    );
    const acceptedOn = async (readyOn: string) => {
      const { id, token } = await offers.startSent({ email: newAddress(), ready_on: readyOn });
      await call(id);
      await offers.accept(id, token);
      await call(id);
      return emailsTo(DISPATCH).at(-1)?.text;
    };
    const soon = new Date(Date.now() + 5 * 864e5).toISOString().slice(0, 10);
    const urgent = await acceptedOn(soon);
    expect(urgent).toContain('Apply for its superload permits now.');
    expect(urgent).toMatch(/Superload permits\nOhio: Apply by \w{3}, /);
    const nextYear = new Date(Date.now() + 200 * 864e5).toISOString().slice(0, 10);
    expect(await acceptedOn(nextYear)).not.toContain('superload');
  });

  it('tell dispatch why an offer was declined, and the customer why it was withdrawn', async () => {
    const declined = await offers.startSent({ email: newAddress() });
    await offers.decline(declined.id, declined.token, {
      _reason: 'dates',
      _note: 'Week 50 works.',
    });
    await call(declined.id);
    expect(emailsTo(DISPATCH).at(-1)?.text).toContain(
      'Reason: Dates don’t work\nWhat would work: Week 50 works.',
    );

    const email = newAddress();
    const withdrawn = await offers.startSent({ email });
    await offers.withdraw(withdrawn.id, 'The trailer is gone.');
    await call(withdrawn.id);
    // The offer itself no longer makes sense.
    expect(
      emailsTo(email).map(({ text }) => text?.includes('Reason: The trailer is gone.')),
    ).toEqual([true]);
  });

  it('the link’s holder, the owner and admins get emails and PDFs of offers; everyone else gets 404', async () => {
    const { id, token } = await offers.startSent({}, 'broker');
    const other = await offers.startSent();
    const byLink = await pdfFor({ id, token });
    expect(byLink.status).toBe(200);
    expect(byLink.body.name).toMatch(/^O-\d{4}-\d{5}-v1\.pdf$/u);
    expect(
      Buffer.from(byLink.body.pdf ?? '', 'base64')
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    expect((await pdfFor({ id }, 'broker')).body).toEqual(byLink.body);
    expect((await pdfFor({ id }, 'admin')).body).toEqual(byLink.body);
    const draft = await offers.start({}, 'broker');
    expect((await pdfFor({ id: draft.id }, 'admin')).status).toBe(200);

    const refused = [
      await pdfFor({ id: other.id }, 'broker'),
      await pdfFor({ id: draft.id }, 'broker'),
      await pdfFor({ id: draft.id, token: draft.token }),
      await pdfFor({ id }, 'driver'),
      await pdfFor({ id }, 'moderator'),
      await pdfFor({ id }),
      await pdfFor({ id, token: other.token }),
    ];
    expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 404));
  });

  it('have 60 lines with long words on numbered pages', async () => {
    const lines = Array.from({ length: 60 }, (_, n) =>
      aLine({
        kind: 'accessorial',
        description: `${String(n)} ${'W'.repeat(150)}`,
        quantity: 1,
        unit: 'each',
        rate_cents: 100,
      }),
    );
    const { id, token } = await offers.startSent({}, 'visitor', aDraft({ lines }));
    const { pages } = await readPdf(
      Buffer.from((await pdfFor({ id, token })).body.pdf ?? '', 'base64'),
    );
    expect(pages.length).toBeGreaterThan(2);
    expect(pages.at(-1)?.text).toContain(`Page ${String(pages.length)} of ${String(pages.length)}`);
  });

  it('the scheduler sends emails that no browser sent, and a reminder', async () => {
    const email = newAddress();
    const { id } = await offers.startSent({ email });
    await ageEmails(supabase, id);
    await supabase.sql(
      "insert into public.emails (record_type, record_id, kind) values ('offer', $1, 'offer_reminder')",
      [id],
    );
    expect((await callAsScheduler(supabase, 'send-unsent-emails')).status).toBe(200);
    expect(
      emailsTo(email)
        .map(({ subject }) => subject.split(':')[0]?.split(' ')[0])
        .sort(),
    ).toEqual(['Offer', 'Reminder']);
  });
});
