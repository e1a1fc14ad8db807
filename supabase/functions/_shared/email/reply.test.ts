import { describe, expect, it } from 'vitest';
import { originalMessage, originalQuote, replyEmail } from './reply.ts';

const ID = '3f2a9c1b-7d54-4c58-9b1e-0a6f0c1d2e3f';
const MESSAGE = {
  id: ID,
  name: 'Dana Whitfield',
  email: 'dana@example.com',
  phone: null,
  subject: 'Port pickup',
  message: 'Do you collect at Baltimore?\nSee http://crates.example',
};
const QUOTE = {
  id: ID,
  created_at: '2026-11-21T08:00:00Z',
  reference: 'Q-7K2M9X',
  customer_name: 'Dana Whitfield',
  email: 'dana@example.com',
  phone: '937-555-0123',
  origin: 'Dayton, OH',
  destination: 'Reno, NV',
  equipment: 'RGN',
  length: 34,
  width: 12,
  height: 12.5,
  notes: null,
};
const WRITTEN = { subject: 'About your crates', body: 'Yes, we do.\nMonday is fine.' };

const email = (written = WRITTEN, original = originalMessage(MESSAGE)) =>
  replyEmail(written, original, 'dispatch@example.com', 'https://example.com');

describe('a reply from the console', () => {
  it('goes to the customer, with replies to dispatch', () => {
    expect(email()).toMatchObject({
      to: 'dana@example.com',
      replyTo: 'dispatch@example.com',
      subject: 'About your crates',
    });
  });

  it('quotes the original message below the reply', () => {
    const { html, text } = email();
    expect(html).toContain('Yes, we do.<br>Monday is fine.');
    expect(html.indexOf('Monday is fine.')).toBeLessThan(html.indexOf('Baltimore'));
    expect(text).toMatch(/^Yes, we do\.\nMonday is fine\./u);
    expect(text).toContain('> Do you collect at Baltimore?\n> See');
  });

  it("shows a quote's reference and route", () => {
    const { text } = email(WRITTEN, originalQuote(QUOTE));
    expect(text).toContain('Reference: Q-7K2M9X');
    expect(text).toContain('Destination: Reno, NV');
  });

  it('links nothing in the original message', () => {
    expect(email().text).not.toContain('http://crates.example');
    expect(email().html).not.toContain('http://crates.example');
  });

  it('shows markup as text', () => {
    const evil = '"><script>alert(1)</script>';
    const { html } = email(
      { subject: evil, body: evil },
      originalMessage({ ...MESSAGE, message: evil }),
    );
    expect(html).not.toMatch(/<script|"><s/u);
  });
});
