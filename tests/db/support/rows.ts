import { randomUUID } from 'node:crypto';

/** A row to insert, with any column, also those a form may not send. */
export interface FormRow {
  id: string;
  [column: string]: unknown;
}

/** What the quote form sends, with the given values replaced. */
export const aQuote = (parts: Record<string, unknown> = {}): FormRow => ({
  id: randomUUID(),
  customer_name: 'Jo Field',
  email: 'jo@example.com',
  phone: '937-555-0100',
  origin: 'Dayton, OH',
  destination: 'Laredo, TX',
  equipment: 'RGN',
  ...parts,
});

/** What the contact form sends. */
export const aMessage = (parts: Record<string, unknown> = {}): FormRow => ({
  id: randomUUID(),
  name: 'Jo Field',
  email: 'jo@example.com',
  subject: 'A question',
  message: 'Do you go to Alaska?',
  ...parts,
});

/** What the application form sends. */
export const anApplication = (parts: Record<string, unknown> = {}): FormRow => ({
  id: randomUUID(),
  job_title: 'CDL Truck Driver',
  first_name: 'Jo',
  last_name: 'Field',
  email: 'jo@example.com',
  phone: '937-555-0100',
  ...parts,
});
