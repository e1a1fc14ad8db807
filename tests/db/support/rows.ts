import { randomUUID } from 'node:crypto';

/** A row to insert, with any column, including those a form may not send. */
export interface FormRow {
  id: string;
  [column: string]: unknown;
}

/** A request as the quote form sends it, with the given values replaced. */
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

/** A message as the contact form sends it. */
export const aMessage = (parts: Record<string, unknown> = {}): FormRow => ({
  id: randomUUID(),
  name: 'Jo Field',
  email: 'jo@example.com',
  subject: 'A question',
  message: 'Do you go to Alaska?',
  ...parts,
});

/** An application as the form sends it. */
export const anApplication = (parts: Record<string, unknown> = {}): FormRow => ({
  id: randomUUID(),
  job_title: 'CDL Truck Driver',
  first_name: 'Jo',
  last_name: 'Field',
  email: 'jo@example.com',
  phone: '937-555-0100',
  ...parts,
});

/** A planned load. */
export const aLoad = () => ({
  id: randomUUID(),
  title: 'Press bed',
  origin: 'Dayton, OH',
  destination: 'Laredo, TX',
});

/** A reply to a demo message. */
export const aReply = () => ({
  record_type: 'message',
  record_id: 'c2000000-0000-4000-8000-000000000001',
  to_email: 'jo@example.com',
  subject: 'Your question',
  body: 'Yes.',
});

/** An available vehicle. */
export const aVehicle = () => ({ id: randomUUID(), name: 'Spare lowboy', axle_count: 6 });

/** A tractor. */
export const aUnit = () => {
  const id = randomUUID();
  return { id, kind: 'tractor', number: `T-${id.slice(0, 8)}`, axles: 3, tare_lbs: 18_000 };
};

/** An active service. */
export const aService = () => ({
  id: randomUUID(),
  name: 'Night moves',
  category: 'Special Projects',
});
