import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { type TestSupabase, useLocalSupabase } from '@tests/local-supabase.ts';
import {
  FUNCTION_PATH,
  newQuote,
  post,
  sendMails,
  startFunction,
  storeQuote,
} from './support/quotes.ts';
import { RUNTIMES } from './support/runtimes.ts';

const DISPATCH = 'dispatch@example.com';

describe.each(RUNTIMES)('send-quote-emails in $runtime', ({ options }) => {
  const supabase = useLocalSupabase(options);
  beforeAll(() => startFunction(supabase));

  /** Mails about a quote: its customer's, and dispatch's that answer to the customer. */
  const mailsAbout = (email: string) => ({
    customer: supabase.local.outbox.to(email),
    dispatch: supabase.local.outbox.to(DISPATCH).filter((mail) => mail.replyTo === email),
  });

  it('mails the customer and dispatch when a visitor has sent a quote', async () => {
    const quote = newQuote();
    const visitor = supabase.anon();
    const stored = await visitor.from('quotes').insert(quote).select().single();
    expect(stored.error).toBeNull();

    const answer = await visitor.functions.invoke<unknown>('send-quote-emails', {
      body: { quote: stored.data, type: 'new_quote' },
    });

    expect(answer).toMatchObject({ data: { sent: true }, error: null });
    const reference = stored.data?.reference ?? 'none';
    expect(reference).toMatch(/^Q-/);
    const { customer, dispatch } = mailsAbout(quote.email);
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

  it('writes both into the log of mails, without their text and its private link', async () => {
    const { id, email } = await storeQuote(supabase);
    await sendMails(supabase, id);

    const { data } = await supabase
      .service()
      .from('mail_log')
      .select('kind, to_email, subject, body, sent_by, sent_at')
      .eq('quote_id', id)
      .order('kind');
    const about = { body: null, sent_by: null, sent_at: expect.any(String) as string };
    const { customer, dispatch } = mailsAbout(email);
    expect(data).toEqual([
      { ...about, kind: 'confirmation', to_email: email, subject: customer[0]?.subject },
      { ...about, kind: 'dispatch', to_email: DISPATCH, subject: dispatch[0]?.subject },
    ]);
  });

  it('sends nothing more when it is called again', async () => {
    const { id, email } = await storeQuote(supabase);
    expect(await sendMails(supabase, id)).toEqual({ status: 200, body: { sent: true } });
    expect(await sendMails(supabase, id)).toEqual({ status: 200, body: { sent: false } });

    const { customer, dispatch } = mailsAbout(email);
    expect([customer.length, dispatch.length]).toEqual([1, 1]);
  });

  it('sends once when it is called many times at once', async () => {
    const { id, email } = await storeQuote(supabase);
    const answers = await Promise.all(Array.from({ length: 8 }, () => sendMails(supabase, id)));

    expect(answers.filter(({ body }) => (body as { sent: boolean }).sent)).toHaveLength(1);
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    const { customer, dispatch } = mailsAbout(email);
    expect([customer.length, dispatch.length]).toEqual([1, 1]);
  });

  it('answers an unknown id as one whose mails are out', async () => {
    expect(await sendMails(supabase, randomUUID())).toEqual({
      status: 200,
      body: { sent: false },
    });
  });

  it('believes nothing of its caller but the id', async () => {
    const { id, email } = await storeQuote(supabase);
    const forged = {
      id,
      email: 'victim@example.net',
      customer_name: 'Mallory',
      notes: 'Buy this',
      emailed_at: null,
      to: 'victim@example.net',
      from: 'ceo@example.net',
    };
    const body = { quote: forged, type: 'new_quote', to: 'victim@example.net', subject: 'Prize' };
    expect((await post(supabase, JSON.stringify(body))).status).toBe(200);

    expect(supabase.local.outbox.to('victim@example.net')).toEqual([]);
    const { customer, dispatch } = mailsAbout(email);
    const written = JSON.stringify([customer, dispatch]);
    expect(written).not.toMatch(/Mallory|Buy this|Prize|example\.net/u);
    expect(customer).toHaveLength(1);
  });

  it('shows markup of every field as text, in one line where a header has one', async () => {
    const markup = '<img src=x onerror=alert(1)>"\'&amp;';
    const quote = await storeQuote(supabase, {
      customer_name: `${markup} name`,
      phone: `${markup} phone`.slice(0, 40),
      origin: `${markup} origin`,
      destination: `${markup} destination`,
      equipment: `${markup} equipment`,
      notes: `${markup}\r\nBcc: victim@example.net\r\n\r\n<script>alert(1)</script>`,
    });
    await sendMails(supabase, quote.id);

    const { customer, dispatch } = mailsAbout(quote.email);
    expect([customer.length, dispatch.length]).toEqual([1, 1]);
    for (const mail of [...customer, ...dispatch]) {
      expect(mail.html).not.toMatch(/<img|<script|onerror=alert\(1\)>/u);
      expect(mail.subject).not.toMatch(/[\r\n]/u);
      expect(mail.to).toHaveLength(1);
    }
    expect(dispatch[0]?.html).toContain('&lt;img src=x onerror=alert(1)&gt;&quot;&#39;&amp;amp;');
    expect(dispatch[0]?.html).toContain('Bcc: victim@example.net<br><br>&lt;script&gt;');
    // What somebody typed for a stranger's address: no notes, no links, no false name.
    expect(customer[0]?.text).not.toContain('victim');
    expect(customer[0]?.text).toMatch(/^Hello,\n/u);
  });

  it.each([
    ['no JSON', 'quote=1', 400],
    ['nothing', '', 400],
    ['null', 'null', 400],
    ['an array', '[]', 400],
    ['a string', '"new_quote"', 400],
    ['no quote', '{"type":"new_quote"}', 400],
    ['no type', JSON.stringify({ quote: { id: randomUUID() } }), 400],
    ['another type', JSON.stringify({ quote: { id: randomUUID() }, type: 'reminder' }), 400],
    ['an id that is none', '{"quote":{"id":"1 or 1=1"},"type":"new_quote"}', 400],
    ['an id that is a list', '{"quote":{"id":["a"]},"type":"new_quote"}', 400],
    ['half an object', '{"quote":{"id":"', 400],
    ['bytes that are no text', new Uint8Array([0xff, 0xfe, 0x00]), 400],
    ['far too much', JSON.stringify({ type: 'new_quote', notes: 'x'.repeat(200_000) }), 413],
  ])('refuses %s', async (_, body, status) => {
    const response = await post(supabase, body);
    expect(response.status).toBe(status);
    expect(await response.json()).toEqual({ error: expect.any(String) as string });
  });

  it.each(['GET', 'PUT', 'DELETE'])('refuses %s', async (method) => {
    const response = await fetch(`${supabase.local.url}${FUNCTION_PATH}`, {
      method,
      headers: { apikey: supabase.local.publishableKey },
    });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('POST, OPTIONS');
  });

  it('lets a page of any origin call it and read the answer', async () => {
    const preflight = await fetch(`${supabase.local.url}${FUNCTION_PATH}`, {
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
    const refused = await post(supabase, 'nonsense', { origin: 'https://www.example.com' });
    expect(refused.headers.get('access-control-allow-origin')).toBe('*');
  });

  it('puts no header of theirs into a mail, should a line break ever get into the table', async () => {
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
    expect(await sendMails(supabase, quote.id)).toMatchObject({ body: { sent: true } });
    const { customer, dispatch } = mailsAbout(quote.email);
    for (const mail of [...customer, ...dispatch]) {
      expect([mail.from, ...mail.to, mail.replyTo, mail.subject].join()).not.toMatch(/[\r\n]/u);
    }

    const { id } = await storeQuote(supabase, { email: lines('someone@example.com') });
    expect((await sendMails(supabase, id)).status).toBe(500);
    expect(supabase.local.outbox.to('someone@example.com')).toEqual([]);
  });
});

/** Takes the rules for text off the table, as if a later migration had forgotten them. */
async function dropChecks(supabase: TestSupabase): Promise<void> {
  const checks = await supabase.sql<{ name: string }>(
    `select conname as name from pg_constraint
     where conrelid = 'public.quotes'::regclass and contype = 'c'`,
  );
  for (const { name } of checks) {
    await supabase.sql(`alter table public.quotes drop constraint ${name}`);
  }
}
