import { describe, expect, it } from 'vitest';
import { quoteCustomerEmail } from './quote-customer.ts';
import { quoteDispatchEmail } from './quote-dispatch.ts';
import type { ClaimedQuote } from './quote-row.ts';

const SITE = 'https://www.example.com';
const QUOTE: ClaimedQuote = {
  id: '3f2a9c1b-7d54-4c58-9b1e-0a6f0c1d2e3f',
  created_at: '2026-11-20T17:05:00+00:00',
  reference: 'Q-7K2M9X',
  customer_name: 'Dana Whitfield',
  email: 'dana@example.com',
  phone: '(937) 555-0123 ext. 4',
  origin: 'Dayton, OH',
  destination: 'Reno, NV',
  equipment: 'RGN, 9 axle',
  length: 34,
  width: 11.5,
  height: 12.5,
  notes: null,
  link_token: 'abcdefghijklmnopqrstuvwxyz_-0123',
};

const toCustomer = (changes: Partial<ClaimedQuote> = {}) =>
  quoteCustomerEmail({ ...QUOTE, ...changes }, SITE);
const toDispatch = (changes: Partial<ClaimedQuote> = {}) =>
  quoteDispatchEmail({ ...QUOTE, ...changes }, 'dispatch@example.com', SITE);

describe('the mail to the customer', () => {
  it.each(['html', 'text'] as const)('says in %s what was asked and what happens next', (part) => {
    const body = toCustomer()[part];
    for (const fact of ['Q-7K2M9X', 'Dayton, OH', 'Reno, NV', 'RGN, 9 axle', '937-555-0142']) {
      expect(body).toContain(fact);
    }
    for (const measure of ['34′-0″', '11′-6″', '12′-6″']) expect(body).toContain(measure);
    expect(body).toContain('within 24 hours');
  });

  it('carries the private link', () => {
    const link = `${SITE}/quote/status#${QUOTE.link_token}`;
    expect(toCustomer().html).toContain(`href="${link}"`);
    expect(toCustomer().text).toContain(link);
  });

  it('repeats no notes: they may be for somebody else than whose address was typed', () => {
    expect(JSON.stringify(toCustomer({ notes: 'Cheap pills' }))).not.toContain('Cheap pills');
  });

  it('says so where a measurement was not given', () => {
    expect(toCustomer({ height: 0 }).text).toContain('Height: Not given');
  });

  it('makes no links of what was typed', () => {
    const { html, text } = toCustomer({ origin: 'https://evil.example/win' });
    expect(html).not.toContain('evil.example');
    expect(text).not.toContain('evil.example');
  });

  it.each(['Dana', 'José María Núñez-O’Brien', 'J. R. Smith', '李雷'])('greets %s', (name) => {
    expect(toCustomer({ customer_name: name }).text).toMatch(new RegExp(`^Hello ${name},`, 'u'));
  });

  it.each(['You won! Call 900', 'see evil.example now', '<b>Dana</b>', 'x'.repeat(61)])(
    'does not greet with what is no name: %s',
    (name) => {
      expect(toCustomer({ customer_name: name }).text).toMatch(/^Hello,/u);
    },
  );
});

describe('the mail to dispatch', () => {
  it('goes to dispatch and is answered to the customer', () => {
    expect(toDispatch()).toMatchObject({
      to: 'dispatch@example.com',
      replyTo: 'dana@example.com',
      subject: 'New quote Q-7K2M9X: 34′-0″ × 11′-6″ × 12′-6″, Dayton, OH to Reno, NV',
    });
  });

  it('does not carry the customer’s private link', () => {
    expect(JSON.stringify(toDispatch())).not.toContain(QUOTE.link_token);
  });

  it('leads to the quote, the phone and the mail address', () => {
    const { html } = toDispatch();
    expect(html).toContain(`href="${SITE}/admin/quotes?quote=${QUOTE.id}"`);
    expect(html).toContain('href="tel:9375550123"');
    expect(html).toContain('href="mailto:dana%40example.com"');
  });

  it('names the hour the reply is promised for, in the office’s time', () => {
    expect(toDispatch().text).toMatch(/by Saturday, November 21 at 12:05.PM EST\./u);
  });

  it('keeps the subject on one line and short, whatever the towns', () => {
    const { subject } = toDispatch({ origin: `Dayton\r\nBcc: x@y.example ${'x'.repeat(150)}` });
    expect(subject).not.toMatch(/[\r\n]/u);
    expect(subject.length).toBeLessThanOrEqual(140);
  });

  it('makes no telephone link of what holds no number', () => {
    expect(toDispatch({ phone: 'javascript:alert(1)' }).html).not.toContain('href="tel:"');
    expect(toDispatch({ phone: 'javascript:alert(1)' }).html).not.toContain('href="javascript');
  });

  it('shows markup in every field as text', () => {
    const evil = '"><script>alert(1)</script>';
    const fields = ['customer_name', 'phone', 'origin', 'destination', 'equipment', 'notes'];
    const changes = Object.fromEntries(fields.map((field) => [field, evil]));
    for (const mail of [toDispatch(changes), toCustomer(changes)]) {
      expect(mail.html).not.toMatch(/<script|"><s/u);
    }
  });

  it('is the same mail each time, as its idempotency key promises', () => {
    expect(toDispatch()).toEqual(toDispatch());
  });
});
