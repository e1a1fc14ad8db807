import { describe, expect, it } from 'vitest';
import { answeredMessage, answeredQuote, replyEmail } from './reply.ts';

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

const mail = (written = WRITTEN, answered = answeredMessage(MESSAGE)) =>
  replyEmail(written, answered, 'dispatch@example.com', 'https://example.com');

describe('a mail written in the console', () => {
  it('goes to the customer, and their answer to dispatch', () => {
    expect(mail()).toMatchObject({
      to: 'dana@example.com',
      replyTo: 'dispatch@example.com',
      subject: 'About your crates',
    });
  });

  it('says what was typed, and below it what it answers', () => {
    const { html, text } = mail();
    expect(html).toContain('Yes, we do.<br>Monday is fine.');
    expect(html.indexOf('Monday is fine.')).toBeLessThan(html.indexOf('Baltimore'));
    expect(text).toMatch(/^Yes, we do\.\nMonday is fine\./u);
    expect(text).toContain('> Do you collect at Baltimore?\n> See');
  });

  it('names the load of a quote by its reference', () => {
    const { text } = mail(WRITTEN, answeredQuote(QUOTE));
    expect(text).toContain('Reference: Q-7K2M9X');
    expect(text).toContain('To: Reno, NV');
  });

  it('makes no link of what a stranger typed', () => {
    expect(mail().text).not.toContain('http://crates.example');
    expect(mail().html).not.toContain('http://crates.example');
  });

  it('shows markup as text', () => {
    const evil = '"><script>alert(1)</script>';
    const { html } = mail(
      { subject: evil, body: evil },
      answeredMessage({ ...MESSAGE, message: evil }),
    );
    expect(html).not.toMatch(/<script|"><s/u);
  });
});
