import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { quoteCustomerEmail } from './quote-customer.ts';
import { quoteDispatchEmail } from './quote-dispatch.ts';
import type { ClaimedQuote } from './quote-row.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-28T12:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

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
  pieces: [
    {
      description: 'Press crown',
      quantity: 1,
      length: 34,
      width: 11.5,
      height: 12.5,
      weight: 72_200,
    },
    { description: 'Crate', quantity: 2, length: 4, width: 4, height: 3.5, weight: 2_100 },
  ],
  weight_lbs: 76_400,
  ready_on: '2026-12-01',
  deliver_by: '2026-12-04',
  are_dates_flexible: true,
  po_number: 'PO 4711-B',
  attachments: ['3f2a9c1b-7d54-4c58-9b1e-0a6f0c1d2e3f/crown-drawing.pdf'],
  link_token: 'abcdefghijklmnopqrstuvwxyz_-0123',
};

const toCustomer = (changes: Partial<ClaimedQuote> = {}) =>
  quoteCustomerEmail({ ...QUOTE, ...changes }, SITE);
const toDispatch = (changes: Partial<ClaimedQuote> = {}) =>
  quoteDispatchEmail({ ...QUOTE, ...changes }, 'dispatch@example.com', SITE);

const wholeText = (text: string) => text.replaceAll('\u200b', '');

describe('both emails', () => {
  it.each(['html', 'text'] as const)('list pieces, dates, PO and attachments in %s', (part) => {
    for (const email of [toCustomer(), toDispatch()]) {
      const body = wholeText(email[part]);
      for (const fact of [
        'Press crown: 34′-0″ × 11′-6″ × 12′-6″, 72,200 lb',
        '2 × Crate: 4′-0″ × 4′-0″ × 3′-6″, 2,100 lb each',
        '3 pieces, 76,400 lb',
        'Ready Dec 1, 2026, deliver by Dec 4, 2026, flexible',
        'PO 4711-B',
        'crown-drawing.pdf',
      ]) {
        expect(body).toContain(fact);
      }
    }
  });

  it('leave out what was not given', () => {
    const blank = { pieces: [], po_number: null, attachments: [] };
    for (const { text } of [toCustomer(blank), toDispatch(blank)]) {
      expect(text).not.toMatch(/Piece|Total|PO number|Attachments/u);
    }
  });
});

describe('both emails about a request with only the required fields', () => {
  const [piece] = QUOTE.pieces;
  const blank: Partial<ClaimedQuote> = {
    equipment: '',
    pieces: piece === undefined ? [] : [{ ...piece, description: null, weight: null }],
    weight_lbs: null,
    ready_on: null,
    deliver_by: null,
    are_dates_flexible: false,
    po_number: null,
    attachments: [],
  };

  it.each(['html', 'text'] as const)('say what was not given in %s', (part) => {
    for (const email of [toCustomer(blank), toDispatch(blank)]) {
      const body = wholeText(email[part]);
      expect(body).toContain('34′-0″ × 11′-6″ × 12′-6″, weight not given');
      expect(body).toContain('Recommend one');
      expect(body).toContain('Not given');
      expect(body).not.toMatch(/null|undefined|Invalid Date|\b0 lb|, ,|: ,/u);
    }
  });
});

describe('the email to the customer', () => {
  it.each(['html', 'text'] as const)('has the request and the next step in %s', (part) => {
    const body = toCustomer()[part];
    for (const fact of ['Q-7K2M9X', 'Dayton, OH', 'Reno, NV', 'RGN, 9 axle', '937-555-0142']) {
      expect(body).toContain(fact);
    }
    for (const measure of ['34′-0″', '11′-6″', '12′-6″']) expect(body).toContain(measure);
    expect(body).toContain('within 24 hours');
  });

  it('has the private link', () => {
    const link = `${SITE}/quote/status#${QUOTE.link_token}`;
    expect(toCustomer().html).toContain(`href="${link}"`);
    expect(toCustomer().text).toContain(link);
  });

  it('has the notes, with nothing in them linked', () => {
    const { html, text } = toCustomer({ notes: 'Crane on site.\nSee https://evil.example' });
    for (const body of [html, text]) {
      expect(body).toContain('Crane on site.');
      expect(body).not.toContain('evil.example');
    }
  });

  it('shows “Not given” for a blank dimension', () => {
    expect(toCustomer({ height: 0 }).text).toContain('Height: Not given');
  });

  it('links nothing the sender typed', () => {
    const { html, text } = toCustomer({ origin: 'https://evil.example/win' });
    expect(html).not.toContain('evil.example');
    expect(text).not.toContain('evil.example');
  });

  it.each(['Dana', 'José María Núñez-O’Brien', 'J. R. Smith', '李雷'])('greets %s', (name) => {
    expect(toCustomer({ customer_name: name }).text).toMatch(new RegExp(`^Hello ${name},`, 'u'));
  });

  it.each(['You won! Call 900', 'see evil.example now', '<b>Dana</b>', 'x'.repeat(61)])(
    'leaves out a name that doesn’t look like one: %s',
    (name) => {
      expect(toCustomer({ customer_name: name }).text).toMatch(/^Hello,/u);
    },
  );
});

describe('the email to dispatch', () => {
  it('goes to dispatch, with replies to the customer', () => {
    expect(toDispatch()).toMatchObject({
      to: 'dispatch@example.com',
      replyTo: 'dana@example.com',
      subject: 'New quote Q-7K2M9X: 34′-0″ × 11′-6″ × 12′-6″, Dayton, OH to Reno, NV',
    });
  });

  it('leaves out the customer’s private link', () => {
    expect(JSON.stringify(toDispatch())).not.toContain(QUOTE.link_token);
  });

  it('links the quote, the phone number and the email address', () => {
    const { html } = toDispatch();
    expect(html).toContain(`href="${SITE}/admin/quotes?quote=${QUOTE.id}"`);
    expect(html).toContain('href="tel:+19375550123,4"');
    expect(html).toContain('href="mailto:dana%40example.com"');
  });

  it('says when the reply is due, in the office’s time zone', () => {
    expect(toDispatch().text).toMatch(/by Saturday, November 21 at 12:05.PM EST\./u);
  });

  it('keeps the subject on one line and short, whatever the origin', () => {
    const { subject } = toDispatch({ origin: `Dayton\r\nBcc: x@y.example ${'x'.repeat(150)}` });
    expect(subject).not.toMatch(/[\r\n]/u);
    expect(subject.length).toBeLessThanOrEqual(140);
  });

  it('does not link a phone number without digits', () => {
    expect(toDispatch({ phone: 'javascript:alert(1)' }).html).not.toContain('href="tel:"');
    expect(toDispatch({ phone: 'javascript:alert(1)' }).html).not.toContain('href="javascript');
  });

  it('shows markup in every field as text', () => {
    const evil = '"><script>alert(1)</script>';
    const fields = ['customer_name', 'phone', 'origin', 'destination', 'equipment', 'notes'];
    const changes = Object.fromEntries(fields.map((field) => [field, evil]));
    for (const email of [toDispatch(changes), toCustomer(changes)]) {
      expect(email.html).not.toMatch(/<script|"><s/u);
    }
  });

  it('the email to dispatch is identical each time, as its idempotency key requires', () => {
    expect(toDispatch()).toEqual(toDispatch());
  });
});
