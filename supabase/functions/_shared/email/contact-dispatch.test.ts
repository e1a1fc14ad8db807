import { describe, expect, it } from 'vitest';
import { contactDispatchEmail } from './contact-dispatch.ts';
import type { ContactRow } from './contact-row.ts';

const MESSAGE: ContactRow = {
  id: '3f2a9c1b-7d54-4c58-9b1e-0a6f0c1d2e3f',
  name: 'Dana Whitfield',
  email: 'dana@example.com',
  phone: '(937) 555-0123 ext. 4',
  subject: 'Port pickup',
  message: 'Do you collect at Baltimore?\nWe have two crates.',
};

const email = (changes: Partial<ContactRow> = {}) =>
  contactDispatchEmail({ ...MESSAGE, ...changes }, 'dispatch@example.com', 'https://example.com');

describe('the email about a contact message', () => {
  it('goes to dispatch, with replies to the sender', () => {
    expect(email()).toMatchObject({
      to: 'dispatch@example.com',
      replyTo: 'dana@example.com',
      subject: 'Message from Dana Whitfield: Port pickup',
    });
  });

  it.each(['html', 'text'] as const)('has the complete message in %s', (part) => {
    const body = email()[part];
    for (const fact of ['Dana Whitfield', 'dana@example.com', '(937) 555-0123', 'Port pickup']) {
      expect(body).toContain(fact);
    }
    expect(body).toMatch(/Baltimore\?(<br>|\n)We have/u);
  });

  it('links the phone number if there is one', () => {
    expect(email().html).toContain('href="tel:+19375550123,4"');
    expect(email({ phone: null }).html).toContain('Not given');
    expect(email({ phone: 'javascript:alert(1)' }).html).not.toContain('href="javascript');
  });

  it('shows markup in every field as text', () => {
    const evil = '"><script>alert(1)</script>';
    const { html } = email({ name: evil, phone: evil, subject: evil, message: evil });
    expect(html).not.toMatch(/<script|"><s/u);
  });

  it('keeps the subject on one line and short', () => {
    const { subject } = email({ name: 'Dana\r\nBcc: x@y.example', subject: 'x'.repeat(160) });
    expect(subject).not.toMatch(/[\r\n]/u);
    expect(subject.length).toBeLessThanOrEqual(140);
  });
});
