import type { Locator, Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';

export interface QuoteSample {
  name: string;
  email: string;
  phone: string;
  origin: string;
  destination: string;
  what: string;
  weight: string;
  ready: string;
  deliverBy?: string;
  equipment: string;
  length: string;
  width: string;
  height: string;
  notes: string;
}

/** A load over legal width and height. Name and email are unique, so a test finds its own row. */
export function quoteSample(overrides: Partial<QuoteSample> = {}): QuoteSample {
  const tag = randomUUID().slice(0, 8);
  return {
    name: `Quinn Carter ${tag}`,
    email: `quinn.${tag}@example.com`,
    phone: '937-555-0117',
    origin: 'Dayton, OH',
    destination: 'Calgary, AB',
    what: 'Excavator',
    weight: '98,000',
    ready: '2090-06-01',
    equipment: 'RGN',
    length: '34',
    width: '12',
    height: '12.5',
    notes: 'Loading dock on the north side.',
    ...overrides,
  };
}

export const sendButton = (page: Page): Locator =>
  page.getByRole('button', { name: 'Request My Quote' });

/** Fills the form without sending it; blank values leave their field as it is. */
export async function fillQuoteForm(page: Page, sample: QuoteSample): Promise<void> {
  const fields: [label: string, value: string][] = [
    ['What is it?', sample.what],
    ['Length', sample.length],
    ['Width', sample.width],
    ['Height', sample.height],
    ['Weight', sample.weight],
    ['Equipment', sample.equipment],
    ['Origin', sample.origin],
    ['Destination', sample.destination],
    ['Ready', sample.ready],
    ['Name', sample.name],
    ['Email', sample.email],
    ['Phone', sample.phone],
    ['Notes', sample.notes],
  ];
  for (const [label, value] of fields) {
    if (value === '') continue;
    await quoteField(page, label).fill(value);
  }
}

/** The label of an optional field includes the word Optional. */
const OPTIONAL: ReadonlySet<string> = new Set([
  'What is it?',
  'Weight',
  'Equipment',
  'Ready',
  'Notes',
]);

export function quoteField(page: Page, label: string): Locator {
  return page
    .getByRole('main')
    .locator('form')
    .getByLabel(label, { exact: !OPTIONAL.has(label) });
}
