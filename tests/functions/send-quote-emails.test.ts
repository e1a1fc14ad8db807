import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { TestSupabase } from '@tests/local-supabase.ts';
import {
  countSent,
  CONFIRMED,
  DISPATCH,
  functionUrl,
  NOT_CONFIRMED,
  useFunction,
} from './support/call-function.ts';
import { newQuote, SEND_QUOTE_EMAILS, sendQuoteEmails, storeQuote } from './support/quotes.ts';

describe('send-quote-emails', () => {
  const supabase = useFunction(SEND_QUOTE_EMAILS);

  /** Posts any body, like a page of another origin. */
  const post = (body: BodyInit, headers?: Record<string, string>) =>
    fetch(functionUrl(supabase, SEND_QUOTE_EMAILS), {
      method: 'POST',
      headers: {
        apikey: supabase.local.publishableKey,
        'content-type': 'application/json',
        ...headers,
      },
      body,
    });

  /** The emails about a customer's quote. */
  const emailsAbout = (address: string) => ({
    customer: supabase.local.outbox.to(address),
    dispatch: supabase.local.outbox.to(DISPATCH).filter(({ replyTo }) => replyTo === address),
  });

  it('emails the customer and dispatch after a visitor sends a quote', async () => {
    const quote = newQuote();
    const visitor = supabase.anon();
    const stored = await visitor.from('quotes').insert(quote).select().single();
    expect(stored.error).toBeNull();

    const answer = await visitor.functions.invoke<unknown>('send-quote-emails', {
      body: { quote: stored.data, type: 'new_quote' },
    });

    expect(answer).toMatchObject({ data: CONFIRMED.body, error: null });
    const reference = stored.data?.reference ?? 'none';
    expect(reference).toMatch(/^Q-/);
    const { customer, dispatch } = emailsAbout(quote.email);
    expect(customer).toHaveLength(1);
    expect(customer[0]).toMatchObject({
      from: 'Gem City Heavy Haul <quotes@example.com>',
      to: [quote.email],
      subject: `Your quote request ${reference}`,
    });
    expect(customer[0]?.text).toContain('within 24 hours');
    expect(customer[0]?.html).toContain('within 24 hours');
    expect(dispatch).toHaveLength(1);
    expect(dispatch[0]).toMatchObject({ to: [DISPATCH], replyTo: quote.email });
    expect(dispatch[0]?.subject).toBe(
      `New quote ${reference}: 34′-0″ × 12′-0″ × 12′-6″, Dayton, OH to Reno, NV`,
    );
    for (const fact of ['Dana Whitfield', '937-555-0123', 'RGN, 9 axle', '92,000 lb', quote.id]) {
      expect(dispatch[0]?.text).toContain(fact);
      expect(dispatch[0]?.html).toContain(fact);
    }
  });

  it('logs both emails without their text, which has the private link', async () => {
    const { id, email } = await storeQuote(supabase);
    await sendQuoteEmails(supabase, id);

    const { data } = await supabase
      .service()
      .from('emails')
      .select('kind, to_email, subject, body, sent_by, sent_at')
      .eq('quote_id', id)
      .order('kind');
    const common = { body: null, sent_by: null, sent_at: expect.any(String) as string };
    const { customer, dispatch } = emailsAbout(email);
    expect(data).toEqual([
      { ...common, kind: 'confirmation', to_email: email, subject: customer[0]?.subject },
      { ...common, kind: 'dispatch', to_email: DISPATCH, subject: dispatch[0]?.subject },
    ]);
  });

  it('sends nothing on a repeated call', async () => {
    const { id, email } = await storeQuote(supabase);
    expect(await sendQuoteEmails(supabase, id)).toEqual(CONFIRMED);
    expect(await sendQuoteEmails(supabase, id)).toEqual(NOT_CONFIRMED);

    const { customer, dispatch } = emailsAbout(email);
    expect([customer.length, dispatch.length]).toEqual([1, 1]);
  });

  it('sends once for simultaneous calls', async () => {
    const { id, email } = await storeQuote(supabase);
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => sendQuoteEmails(supabase, id)),
    );

    expect(countSent(answers)).toBe(1);
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    const { customer, dispatch } = emailsAbout(email);
    expect([customer.length, dispatch.length]).toEqual([1, 1]);
  });

  it('returns the same for an unknown id as for a sent one', async () => {
    expect(await sendQuoteEmails(supabase, randomUUID())).toEqual(NOT_CONFIRMED);
  });

  it('sends nothing about a quote in the trash', async () => {
    const { id, email } = await storeQuote(supabase);
    await supabase.sql('update public.quotes set deleted_at = now() where id = $1', [id]);

    expect(await sendQuoteEmails(supabase, id)).toEqual(NOT_CONFIRMED);
    const { customer, dispatch } = emailsAbout(email);
    expect([customer.length, dispatch.length]).toEqual([0, 0]);
  });

  it('ignores everything in the body but the id', async () => {
    const { id, email } = await storeQuote(supabase);
    const forged = {
      id,
      email: 'victim@example.net',
      customer_name: 'Mallory',
      notes: 'Buy this',
      to: 'victim@example.net',
      from: 'ceo@example.net',
    };
    const body = { quote: forged, type: 'new_quote', to: 'victim@example.net', subject: 'Prize' };
    expect((await post(JSON.stringify(body))).status).toBe(200);

    expect(supabase.local.outbox.to('victim@example.net')).toEqual([]);
    const { customer, dispatch } = emailsAbout(email);
    const written = JSON.stringify([customer, dispatch]);
    expect(written).not.toMatch(/Mallory|Buy this|Prize|example\.net/u);
    expect(customer).toHaveLength(1);
  });

  it('shows markup in every field as text and keeps headers on one line', async () => {
    const markup = '<img src=x onerror=alert(1)>"\'&amp;';
    const quote = await storeQuote(supabase, {
      customer_name: `${markup} name`,
      phone: `${markup} phone`.slice(0, 40),
      origin: `${markup} origin`,
      destination: `${markup} destination`,
      equipment: `${markup} equipment`,
      notes: `${markup}\r\nBcc: victim@example.net\r\n\r\n<script>alert(1)</script>`,
    });
    await sendQuoteEmails(supabase, quote.id);

    const { customer, dispatch } = emailsAbout(quote.email);
    expect([customer.length, dispatch.length]).toEqual([1, 1]);
    for (const { html, subject, to } of [...customer, ...dispatch]) {
      expect(html).not.toMatch(/<img|<script|onerror=alert\(1\)>/u);
      expect(subject).not.toMatch(/[\r\n]/u);
      expect(to).toHaveLength(1);
    }
    expect(dispatch[0]?.html).toContain('&lt;img src=x onerror=alert(1)&gt;&quot;&#39;&amp;amp;');
    expect(dispatch[0]?.html).toContain('Bcc: victim@example.net<br><br>&lt;script&gt;');
    // The address may be someone else's: no notes, no links, no made-up name.
    expect(customer[0]?.text).not.toContain('victim@example.net');
    expect(customer[0]?.text).toMatch(/^Hello,\n/u);
  });

  it.each([
    ['a form body', 'quote=1', 400],
    ['an empty body', '', 400],
    ['null', 'null', 400],
    ['an array', '[]', 400],
    ['a string', '"new_quote"', 400],
    ['a missing quote', '{"type":"new_quote"}', 400],
    ['a missing type', JSON.stringify({ quote: { id: randomUUID() } }), 400],
    ['an unknown type', JSON.stringify({ quote: { id: randomUUID() }, type: 'reminder' }), 400],
    ['an invalid id', '{"quote":{"id":"1 or 1=1"},"type":"new_quote"}', 400],
    ['a list of ids', '{"quote":{"id":["a"]},"type":"new_quote"}', 400],
    ['truncated JSON', '{"quote":{"id":"', 400],
    ['invalid UTF-8', new Uint8Array([0xff, 0xfe, 0x00]), 400],
    ['an oversized body', JSON.stringify({ type: 'new_quote', notes: 'x'.repeat(200_000) }), 413],
  ])('rejects %s', async (_, body, status) => {
    const response = await post(body);
    expect(response.status).toBe(status);
    expect(await response.json()).toEqual({ error: expect.any(String) as string });
  });

  it.each(['GET', 'PUT', 'DELETE'])('rejects %s', async (method) => {
    const response = await fetch(functionUrl(supabase, SEND_QUOTE_EMAILS), {
      method,
      headers: { apikey: supabase.local.publishableKey },
    });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('POST, OPTIONS');
  });

  it('allows calls from any origin', async () => {
    const preflight = await fetch(functionUrl(supabase, SEND_QUOTE_EMAILS), {
      method: 'OPTIONS',
      headers: {
        origin: 'https://www.example.com',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'apikey,authorization,content-type,x-client-info',
      },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-origin')).toBe('*');
    const allowed = preflight.headers.get('access-control-allow-headers') ?? '';
    for (const header of ['apikey', 'authorization', 'content-type', 'x-client-info']) {
      expect(allowed).toContain(header);
    }
    const rejected = await post('nonsense', { origin: 'https://www.example.com' });
    expect(rejected.headers.get('access-control-allow-origin')).toBe('*');
  });

  it('allows no header injection, even if a line break gets into the table', async () => {
    await expect(
      storeQuote(supabase, { origin: 'Dayton\r\nBcc: all@example.net' }),
    ).rejects.toThrow();
    await dropChecks(supabase);
    const lines = (name: string) => `${name}\r\nBcc: all@example.net\r\n\r\n`;
    const quote = await storeQuote(supabase, {
      customer_name: lines('name'),
      phone: lines('phone'),
      origin: lines('origin'),
      destination: lines('destination'),
      equipment: lines('equipment'),
    });
    expect(await sendQuoteEmails(supabase, quote.id)).toMatchObject({ body: { sent: true } });
    const { customer, dispatch } = emailsAbout(quote.email);
    for (const { from, to, replyTo, subject } of [...customer, ...dispatch]) {
      expect([from, ...to, replyTo, subject].join()).not.toMatch(/[\r\n]/u);
    }

    const { id } = await storeQuote(supabase, { email: lines('someone@example.com') });
    expect((await sendQuoteEmails(supabase, id)).status).toBe(502);
    expect(supabase.local.outbox.to('someone@example.com')).toEqual([]);
  });
});

/** Drops the table's CHECKs, as if a later migration had forgotten them. */
async function dropChecks(supabase: TestSupabase): Promise<void> {
  const checks = await supabase.sql<{ name: string }>(
    `select conname as name from pg_constraint
     where conrelid = 'public.quotes'::regclass and contype = 'c'`,
  );
  for (const { name } of checks) {
    await supabase.sql(`alter table public.quotes drop constraint ${name}`);
  }
}
