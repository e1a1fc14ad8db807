import { describe, expect, it } from 'vitest';
import { contactFormSchema, type ContactFormValues } from './contact.ts';

const FILLED: ContactFormValues = {
  name: 'Quinn Carter',
  email: 'quinn@example.com',
  phone: '',
  subject: 'Port pickup',
  message: 'Do you collect at Baltimore?',
};

/** The first error message of each invalid field. */
function messages(changes: Partial<ContactFormValues>) {
  const { error } = contactFormSchema.safeParse({ ...FILLED, ...changes });
  const issues = error?.issues.map(({ path, message }) => [String(path[0]), message]) ?? [];
  return Object.fromEntries(issues.reverse()) as Record<string, string>;
}

describe('the contact form', () => {
  it('shows the agreed error messages', () => {
    expect(messages({ name: '', email: '', phone: '1', subject: '', message: '' })).toEqual({
      name: 'Name must be at least 2 characters.',
      email: 'Please enter a valid email address.',
      phone: 'Please enter a valid phone number.',
      subject: 'Subject must be at least 5 characters.',
      message: 'Message must be at least 10 characters.',
    });
  });

  it.each([
    ['name', 'Q', 'Qi'],
    ['phone', '937555011', '9375550117'],
    ['subject', 'Port', 'Ports'],
    ['message', 'Nine char', 'Ten chars.'],
  ] as const)('enforces the minimum length of %s', (field, short, enough) => {
    expect(messages({ [field]: short })).toHaveProperty(field);
    expect(messages({ [field]: `   ${short}   ` })).toHaveProperty(field);
    expect(messages({ [field]: enough })).toEqual({});
  });

  it('counts an emoji as one character, like the database', () => {
    expect(messages({ name: '👍' })).toHaveProperty('name');
  });

  it('keeps line breaks in the message and rejects them elsewhere', () => {
    expect(contactFormSchema.parse({ ...FILLED, message: ' One\nand two lines ' }).message).toBe(
      'One\nand two lines',
    );
    expect(messages({ subject: 'Port\r\nBcc: all@example.com' })).toHaveProperty('subject');
  });

  it('stores null for a blank phone number', () => {
    expect(contactFormSchema.parse({ ...FILLED, phone: '   ' }).phone).toBeNull();
  });

  it('has the same length limits as the table', () => {
    const limits = { name: 120, phone: 40, subject: 160, message: 4000 };
    for (const [field, limit] of Object.entries(limits)) {
      expect(messages({ [field]: 'x'.repeat(limit) })).toEqual({});
      expect(messages({ [field]: 'x'.repeat(limit + 1) })).toEqual({
        [field]: `Use ${String(limit)} characters or fewer.`,
      });
    }
  });
});
