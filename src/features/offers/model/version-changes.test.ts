import { describe, expect, it } from 'vitest';
import type { Offer, OfferLine } from '@contracts/offer';
import { versionChanges } from './version-changes';

const line = (description: string, cents: number, parts: Partial<OfferLine> = {}): OfferLine => ({
  kind: 'linehaul',
  description,
  jurisdiction: null,
  quantity: 1,
  unit: 'flat',
  rate_cents: cents,
  amount_cents: cents,
  is_pass_through: false,
  ...parts,
});
const offer = (parts: Partial<Offer> = {}): Offer =>
  ({
    currency: 'USD',
    valid_until: '2026-12-10T22:00:00Z',
    origin: 'Dayton, OH',
    destination: 'Laredo, TX',
    states: ['OH', 'TX'],
    commodity: 'Press crown',
    length: 24.5,
    width: 12,
    height: 11,
    weight_lbs: 76_400,
    equipment: 'RGN',
    free_minutes: 120,
    detention_cents: 12_500,
    layover_cents: 85_000,
    tonu_cents: 150_000,
    payment_days: 30,
    exclusions: 'Crane\nStorage',
    terms_version: '2026-11',
    message: '',
    needs_po: false,
    lines: [line('Linehaul', 985_000)],
    total_cents: 985_000,
    ...parts,
  }) as Offer;

describe('What changed between two versions', () => {
  it('equal versions have no changes', () => {
    expect(versionChanges(offer(), offer())).toEqual([]);
  });

  it('lists added, removed and changed lines, and the total', () => {
    const permit = (cents: number) =>
      line('Permit', cents, { kind: 'permit', jurisdiction: 'TX', is_pass_through: true });
    const before = offer({ lines: [line('Linehaul', 985_000), line('Tarp', 10_000)] });
    const after = offer({
      lines: [line('Linehaul', 900_000), permit(24_000)],
      total_cents: 924_000,
    });
    expect(versionChanges(before, after)).toEqual([
      {
        title: 'Total',
        changes: [{ label: 'Total', before: '$9,850.00 USD', after: '$9,240.00 USD' }],
      },
      {
        title: 'Price lines',
        changes: [
          { label: 'Linehaul', before: '$9,850.00', after: '$9,000.00' },
          {
            label: 'Permit, TX',
            before: null,
            after: '$240.00 (Billed at cost, estimate shown)',
          },
          { label: 'Tarp', before: '$100.00', after: null },
        ],
      },
    ]);
  });

  it('tells lines with the same name apart by their order', () => {
    const two = (second: number) =>
      offer({ lines: [line('Pilot car', 100), line('Pilot car', second)] });
    expect(versionChanges(two(200), two(300))).toEqual([
      {
        title: 'Price lines',
        changes: [{ label: 'Pilot car', before: '$2.00', after: '$3.00' }],
      },
    ]);
  });

  it('lists assumptions, terms and exclusions', () => {
    const after = offer({ width: 12.5, payment_days: 15, exclusions: 'Crane\nRoute surveys' });
    expect(versionChanges(offer(), after)).toEqual([
      {
        title: 'The load this price assumes',
        changes: [
          {
            label: 'Size',
            before: '24′-6″ × 12′-0″ × 11′-0″',
            after: '24′-6″ × 12′-6″ × 11′-0″',
          },
        ],
      },
      {
        title: 'Terms',
        changes: [
          { label: 'Payment', before: '30 days from invoice', after: '15 days from invoice' },
        ],
      },
      {
        title: 'Not included',
        changes: [
          { label: 'Route surveys', before: null, after: 'Not included' },
          { label: 'Storage', before: 'Not included', after: null },
        ],
      },
    ]);
  });
});
