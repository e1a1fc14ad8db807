import type { DeclineReason } from '@domain/decline-reasons';
import { countOf } from '@domain/numbers/counts';
import { formatDay } from '@domain/time/moment-text';
import { formatAge } from '@domain/time/duration-text';
import { OFFICE_ZONE } from '@domain/time/office-zone';

/** The stage of a quote's offer, as in `private.standing_offers`; `none` without an offer. */
export const OFFER_STAGES = [
  'none',
  'draft',
  'sent',
  'expiring',
  'accepted',
  'declined',
  'withdrawn',
  'expired',
] as const;
export type OfferStage = (typeof OFFER_STAGES)[number];

/** The offer in a row of the quotes list. */
export interface ListedOffer {
  number: string;
  valid_until: string | null;
  decline_reason: DeclineReason | null;
  /** How often the customer viewed this version while it was open. */
  views: number;
  viewed_at: string | null;
  /** The load it became. */
  load_number: string | null;
}

/** The reasons of `DECLINE_REASONS` in a word or two. */
const SHORT_REASONS: Record<DeclineReason, string> = {
  price: 'Price',
  dates: 'Dates',
  other_carrier: 'Other carrier',
  move_off: 'Move is off',
  other: 'Other reason',
};

/** Word and tone of each stage. */
export const OFFER_STAGE_BADGES = {
  none: { word: 'No offer', tone: 'neutral' },
  draft: { word: 'Draft', tone: 'warn' },
  sent: { word: 'Sent', tone: 'info' },
  expiring: { word: 'Expires soon', tone: 'danger' },
  accepted: { word: 'Accepted', tone: 'ok' },
  declined: { word: 'Declined', tone: 'neutral' },
  withdrawn: { word: 'Withdrawn', tone: 'neutral' },
  expired: { word: 'Expired', tone: 'neutral' },
} as const;

/** A stage in a list: `Sent`, or `Expires in 5h`. `now` is in ms. */
export function stageWord(stage: OfferStage, offer: ListedOffer | null, now: number): string {
  const end = offer?.valid_until ?? null;
  if (stage !== 'expiring' || end === null) return OFFER_STAGE_BADGES[stage].word;
  return `Expires in ${formatAge(new Date(now).toISOString(), Date.parse(end))}`;
}

/** The detail of a stage, such as `3 views, 2h ago`; empty if there is none. `now` is in ms. */
export function stageNote(stage: OfferStage, offer: ListedOffer, now: number): string {
  switch (stage) {
    case 'sent':
    case 'expiring':
      return viewsText(offer, now);
    case 'declined':
      return offer.decline_reason === null ? '' : SHORT_REASONS[offer.decline_reason];
    case 'expired':
      return offer.valid_until === null ? '' : formatDay(offer.valid_until, OFFICE_ZONE);
    default:
      return '';
  }
}

function viewsText({ views, viewed_at }: ListedOffer, now: number): string {
  if (viewed_at === null) return 'Not viewed';
  const ago = `${formatAge(viewed_at, now)} ago`;
  return views === 1 ? `Viewed ${ago}` : `${countOf(views, 'view')}, ${ago}`;
}
