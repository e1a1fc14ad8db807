import { randomUUID } from 'node:crypto';
import type { Case } from './case.ts';

const TERMS = {
  free_minutes: 120,
  detention_cents: 12_500,
  layover_cents: 85_000,
  tonu_cents: 150_000,
  payment_days: 30,
  exclusions: '',
  terms_version: '2026-11',
};
const anOffer = () => ({
  id: randomUUID(),
  number: `O-2026-${String(Math.floor(1e8 + Math.random() * 8e8))}`,
  version: 1,
  reference: 'Q-7K2M9X',
  customer_name: 'Jo Field',
  customer_email: 'jo@example.com',
  origin: 'Dayton, OH',
  destination: 'Laredo, TX',
  ...TERMS,
});
const LINES_OFFER = 'd7000000-0000-4000-8000-0000000000fe';
const aLine = () => ({
  id: randomUUID(),
  offer_id: LINES_OFFER,
  position: 1,
  kind: 'linehaul',
  description: 'Linehaul',
  currency: 'USD',
  rate_cents: 985,
});
const EMAILED_OFFER = 'd7000000-0000-4000-8000-0000000000ff';
/** In one statement, because PGlite prepares it. */
const storeOffer = (id: string, number: string, cleanUp: string) =>
  `with cleaned as (${cleanUp}) insert into public.offers (${Object.keys(anOffer()).join(', ')}) values
   ('${id}', '${number}', 1, 'Q-7K2M9X', 'Jo Field', 'jo@example.com', 'Dayton, OH', 'Laredo, TX',
    120, 12500, 85000, 150000, 30, '', '2026-11') on conflict do nothing`;
const ESTIMATED_OFFER = 'd7000000-0000-4000-8000-0000000000fd';
const anEstimate = () => ({ offer_id: ESTIMATED_OFFER, position: 1, cost_cents: 500 });
const anOfferEmail = () => ({
  id: randomUUID(),
  record_type: 'offer',
  record_id: EMAILED_OFFER,
  kind: 'offer',
  to_email: 'jo@example.com',
  subject: 'Your offer',
});

/** Who can do what with prices. Written by functions only. */
export const OFFER_CASES: Record<string, Case> = {
  'an offer': {
    table: 'offers',
    key: ['id'],
    target: anOffer,
    newRow: anOffer,
    change: () => ({ message: 'Half price' }),
    may: { admin: 'select' },
  },
  'a line of an offer': {
    table: 'offer_lines',
    key: ['id'],
    target: aLine,
    newRow: () => ({ ...aLine(), position: 2 }),
    change: () => ({ description: 'Free' }),
    prepare: storeOffer(
      LINES_OFFER,
      'O-2026-99999998',
      `delete from public.offer_lines where offer_id = '${LINES_OFFER}'`,
    ),
    may: { admin: 'select' },
  },
  'the offer settings': {
    table: 'offer_settings',
    key: ['only_row'],
    target: () => ({
      only_row: true,
      updated_at: '2026-11-20T12:00:00+00:00',
      validity_days: 10,
      ...TERMS,
    }),
    newRow: () => ({ only_row: true, ...TERMS }),
    change: () => ({ validity_days: 30 }),
    may: { admin: 'select update' },
  },
  'how fast and how long a truck drives': {
    table: 'travel_settings',
    key: ['only_row'],
    target: () => ({ only_row: true, driving_mph: 45, driving_hours: 10 }),
    newRow: () => ({ only_row: true, driving_mph: 45, driving_hours: 10 }),
    change: () => ({ driving_mph: 50 }),
    may: { admin: 'select update' },
  },
  'an estimate of a line': {
    table: 'offer_line_estimates',
    key: ['offer_id', 'position'],
    target: anEstimate,
    newRow: anEstimate,
    change: () => ({ cost_cents: 1 }),
    prepare: `with cleaned as (
        delete from public.offer_line_estimates where offer_id = '${ESTIMATED_OFFER}'
      ), offer as (${storeOffer(ESTIMATED_OFFER, 'O-2026-99999997', 'select')})
      insert into public.offer_lines (offer_id, position, kind, description, currency)
      values ('${ESTIMATED_OFFER}', 1, 'linehaul', 'Linehaul', 'USD') on conflict do nothing`,
    may: { admin: 'select' },
  },
  'the price settings': {
    table: 'price_settings',
    key: ['only_row'],
    target: () => ({ only_row: true, updated_at: '2026-11-20T12:00:00+00:00', mile_cents: 850 }),
    newRow: () => ({ only_row: true, mile_cents: 1 }),
    change: () => ({ mile_cents: 900 }),
    may: { admin: 'select update' },
  },
  'which emails about loads are sent': {
    table: 'email_kinds',
    key: ['kind'],
    target: () => ({
      kind: 'load_hold',
      name: 'On hold',
      recipient: 'customer',
      limited_as: null,
      position: 40,
      is_on: true,
      updated_at: '2026-11-20T12:00:00+00:00',
    }),
    newRow: () => ({ kind: 'load_lost', name: 'Lost' }),
    change: () => ({ is_on: false }),
    may: { admin: 'select update' },
  },
  'an email about an offer': {
    table: 'emails',
    key: ['id'],
    target: anOfferEmail,
    newRow: anOfferEmail,
    change: () => ({ subject: 'Never said' }),
    prepare: storeOffer(
      EMAILED_OFFER,
      'O-2026-99999999',
      "delete from public.emails where record_type = 'offer'",
    ),
    may: { admin: 'select' },
  },
};
