import type { Locator, Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';

export interface QuoteSample {
  name: string;
  email: string;
  phone: string;
  origin: string;
  destination: string;
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
    equipment: 'RGN',
    length: '34',
    width: '12',
    height: '12.5',
    notes: 'Excavator, 98,000 lb. Ready on Monday.',
    ...overrides,
  };
}

export const sendButton = (page: Page): Locator =>
  page.getByRole('button', { name: 'Request My Quote' });

/** Fills the whole form without sending it. */
export async function fillQuoteForm(page: Page, sample: QuoteSample): Promise<void> {
  const fields: [label: string, value: string][] = [
    ['Equipment', sample.equipment],
    ['Length', sample.length],
    ['Width', sample.width],
    ['Height', sample.height],
    ['Origin', sample.origin],
    ['Destination', sample.destination],
    ['Name', sample.name],
    ['Email', sample.email],
    ['Phone', sample.phone],
    ['Notes', sample.notes],
  ];
  for (const [label, value] of fields) {
    await quoteField(page, label).fill(value);
  }
}

export function quoteField(page: Page, label: string): Locator {
  // The label of Notes includes the word Optional.
  return page
    .getByRole('main')
    .locator('form')
    .getByLabel(label, { exact: label !== 'Notes' });
}
