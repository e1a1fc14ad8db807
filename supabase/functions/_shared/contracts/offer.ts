import * as z from 'zod/mini';
import { formatFeet } from '../domain/numbers/length.ts';
import { CURRENCIES, type Currency, formatCents } from '../domain/numbers/money.ts';
import { formatPounds } from '../domain/numbers/pounds.ts';
import { formatFullMoment } from '../domain/time/moment-text.ts';
import { OFFICE_ZONE } from '../domain/time/office-zone.ts';

/** The states of an offer; the customer sees all but `draft`. */
export const OFFER_STATUSES = [
  'draft',
  'sent',
  'accepted',
  'declined',
  'withdrawn',
  'superseded',
  'expired',
] as const;
export type OfferStatus = (typeof OFFER_STATUSES)[number];

export const LINE_KINDS = ['linehaul', 'fuel', 'permit', 'escort', 'accessorial'] as const;
export const LINE_UNITS = ['flat', 'mile', 'kilometer', 'hour', 'day', 'night', 'each'] as const;

const cents = z.int();
const time = z.nullable(z.string());

const offerLineSchema = z.object({
  kind: z.enum(LINE_KINDS),
  description: z.string(),
  jurisdiction: z.nullable(z.string()),
  quantity: z.number(),
  unit: z.enum(LINE_UNITS),
  // Null in a draft.
  rate_cents: z.nullable(cents),
  amount_cents: z.nullable(cents),
  is_pass_through: z.boolean(),
});
export type OfferLine = z.output<typeof offerLineSchema>;

/**
 * An offer as its customer reads it (`private.offer_document`): on the page, in the email and in the
 * PDF. Cents, feet, pounds, minutes and days.
 */
export const offerSchema = z.object({
  id: z.string(),
  number: z.string(),
  version: z.int(),
  latest_version: z.int(),
  status: z.enum(OFFER_STATUSES),
  /** The server's clock. */
  now: z.string(),
  currency: z.enum(CURRENCIES),
  valid_until: time,
  sent_at: time,
  reference: z.string(),
  origin: z.string(),
  destination: z.string(),
  /** From origin to destination, in order; empty if the request has no load assessment. */
  states: z.array(z.string()),
  commodity: z.nullable(z.string()),
  ready_on: time,
  deliver_by: time,
  length: z.number(),
  width: z.number(),
  height: z.number(),
  weight_lbs: z.nullable(z.number()),
  equipment: z.string(),
  free_minutes: z.int(),
  detention_cents: cents,
  layover_cents: cents,
  tonu_cents: cents,
  payment_days: z.int(),
  exclusions: z.string(),
  terms_version: z.string(),
  message: z.string(),
  lines: z.array(offerLineSchema),
  fixed_cents: cents,
  pass_through_cents: cents,
  total_cents: cents,
  needs_po: z.boolean(),
  po_number: z.nullable(z.string()),
  accepted_at: time,
  accepted_name: z.nullable(z.string()),
  declined_at: time,
  decline_reason: z.nullable(z.string()),
  withdrawn_at: time,
  withdrawal_reason: z.nullable(z.string()),
  superseded_at: time,
  requested_at: time,
  load_id: z.nullable(z.string()),
});
export type Offer = z.output<typeof offerSchema>;

/** The result of accepting, declining or asking for a new offer. */
export const offerAnswerSchema = z.object({
  outcome: z.enum([
    'accepted',
    'already_accepted',
    'declined',
    'withdrawn',
    'superseded',
    'expired',
    'sent',
    'not_found',
  ]),
  offer: z.nullable(offerSchema),
});
export type OfferAnswer = z.output<typeof offerAnswerSchema>;

/** Body of POST /functions/v1/send-offer-emails. */
export const sendOfferEmailsSchema = z.object({ offer: z.object({ id: z.uuid() }) });

/** Body of POST /functions/v1/offer-pdf: by private link, or signed in. */
export const offerPdfSchema = z.object({
  offer: z.object({ id: z.uuid() }),
  token: z.optional(z.string()),
});

const UNITS: Record<OfferLine['unit'], readonly [one: string, many: string]> = {
  flat: ['', ''],
  mile: ['mi', 'mi'],
  kilometer: ['km', 'km'],
  hour: ['hour', 'hours'],
  day: ['day', 'days'],
  night: ['night', 'nights'],
  each: ['×', '×'],
};

/** The calculation of an amount: `825 mi × $7.40`, and that a pass-through line is an estimate. */
export function lineDetail(
  line: Omit<OfferLine, 'kind' | 'description' | 'amount_cents'>,
  currency: Currency,
): string {
  const { quantity, unit, rate_cents, jurisdiction, is_pass_through } = line;
  const parts: string[] = [];
  if (jurisdiction !== null) parts.push(jurisdiction);
  if (rate_cents !== null && (unit !== 'flat' || quantity !== 1)) {
    const [one, many] = UNITS[unit];
    const name = unit === 'each' ? '' : quantity === 1 ? one : many;
    const count = `${quantity.toLocaleString('en-US')} ${name}`.trim();
    parts.push(`${count} × ${formatCents(rate_cents, currency)}`);
  }
  if (is_pass_through) parts.push('Billed at cost, estimate shown');
  return parts.join('. ');
}

/** `24′-6″ × 12′-4″ × 11′-3″`. */
export const offerSizeText = ({
  length,
  width,
  height,
}: Pick<Offer, 'length' | 'width' | 'height'>) =>
  [length, width, height].map(formatFeet).join(' × ');

/** `Forging press crown, Lima, OH to Tulsa, OK`. */
export const offerTitle = ({
  commodity,
  origin,
  destination,
}: Pick<Offer, 'commodity' | 'origin' | 'destination'>) =>
  `${commodity === null ? '' : `${commodity}, `}${origin} to ${destination}`;

/** `2 hours`, `90 minutes`. */
export function freeTimeText(minutes: number): string {
  if (minutes % 60 !== 0) return `${String(minutes)} minutes`;
  return minutes === 60 ? '1 hour' : `${String(minutes / 60)} hours`;
}

/** Names and values of the terms, in the order of the page. */
export function termsOf(offer: Offer): (readonly [name: string, value: string])[] {
  const { currency, free_minutes, payment_days } = offer;
  const per = (amount: number, unit: string) => `${formatCents(amount, currency)} per ${unit}`;
  return [
    [
      'Detention',
      free_minutes === 0
        ? per(offer.detention_cents, 'hour')
        : `${per(offer.detention_cents, 'hour')} after ${freeTimeText(free_minutes)} free per stop`,
    ],
    ['Layover', per(offer.layover_cents, 'day')],
    ['Truck ordered, not used', formatCents(offer.tonu_cents, currency)],
    [
      'Payment',
      payment_days === 0 ? 'Due on receipt' : `${String(payment_days)} days from invoice`,
    ],
  ];
}

/** The exclusions, one per line. */
export const exclusionsOf = ({ exclusions }: Pick<Offer, 'exclusions'>): string[] =>
  exclusions
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** The states of the route, otherwise the states with a permit line. */
function statesOf({ states, lines }: Offer): string[] {
  if (states.length > 0) return states;
  const permits = lines.flatMap(({ kind, jurisdiction }) =>
    kind === 'permit' && jurisdiction !== null ? [jurisdiction] : [],
  );
  return [...new Set(permits)];
}

/** The price's assumptions, as names and values. */
export const assumptionsOf = (offer: Offer): (readonly [name: string, value: string])[] => [
  ['Route', `${offer.origin} to ${offer.destination}`],
  ...(statesOf(offer).length === 0 ? [] : [['States', statesOf(offer).join(', ')] as const]),
  ['Size', offerSizeText(offer)],
  ['Load weight', formatPounds(offer.weight_lbs)],
  ...(offer.equipment === '' ? [] : [['Trailer', offer.equipment] as const]),
];

export const MEASURE_NOTE =
  'The driver measures the load at pickup. If it’s bigger or heavier than this, permits may change and so may the price.';

/** `Fri, Nov 20, 2026, 5:00 PM EST`: in the office's time zone, for everyone. */
export const offerTime = (iso: string): string => formatFullMoment(iso, OFFICE_ZONE);
