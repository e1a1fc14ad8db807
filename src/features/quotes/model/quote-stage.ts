import { formatCents, type Currency } from '@domain/numbers/money';
import { formatZonedDateTime } from '@domain/time/moment-text';
import { OFFICE_ZONE } from '@domain/time/office-zone';
import { LOAD_STATUS_BADGES } from '@/shared/loads/load-status-badge';
import type { QuoteProgress } from './quote-progress';

/** A quote's newest offer and its load, each null if there is none. */
export interface QuoteStage {
  offer: {
    status: 'sent' | 'accepted' | 'declined' | 'withdrawn' | 'superseded' | 'expired';
    total_cents: number;
    currency: Currency;
    valid_until: string | null;
  } | null;
  load: {
    number: string;
    status: 'planned' | 'assigned' | 'in_transit' | 'delivered' | 'cancelled';
  } | null;
}

type StageText = Pick<QuoteProgress, 'label' | 'tone' | 'summary' | 'reply'>;

const LOAD_TEXTS = {
  planned: { label: 'Booked', tone: 'ok', verb: 'is booked' },
  assigned: { label: 'Booked', tone: 'ok', verb: 'is booked' },
  in_transit: {
    label: LOAD_STATUS_BADGES.in_transit.word,
    tone: LOAD_STATUS_BADGES.in_transit.tone,
    verb: 'is in transit',
  },
  delivered: { label: 'Delivered', tone: 'ok', verb: 'was delivered' },
  cancelled: { label: 'Canceled', tone: 'neutral', verb: 'was canceled' },
} as const;

const ENDED_OFFERS = {
  declined: { label: 'Offer declined', summary: 'You declined our offer.' },
  withdrawn: { label: 'Offer withdrawn', summary: 'We withdrew our offer.' },
  expired: { label: 'Offer expired', summary: 'Our offer expired.' },
} as const;

/** The status of a quote that has an offer or a load; null if the request itself is its status. */
export function describeStage({ offer, load }: QuoteStage): StageText | null {
  if (load !== null) {
    const { label, tone, verb } = LOAD_TEXTS[load.status];
    const summary = `Load ${load.number} ${verb}. Its timeline is at the top of this page.`;
    return { label, tone, summary, reply: `Load ${load.number}` };
  }
  if (offer === null || offer.status === 'superseded') return null;
  const total = formatCents(offer.total_cents, offer.currency);
  if (offer.status === 'accepted') {
    const summary = 'You accepted our offer. Dispatch is planning the load.';
    return { label: 'Offer accepted', tone: 'ok', summary, reply: total };
  }
  if (offer.status === 'sent') {
    const until =
      offer.valid_until === null ? '' : formatZonedDateTime(offer.valid_until, OFFICE_ZONE);
    return {
      label: 'Offer to answer',
      tone: 'warn',
      summary: `Our offer is at the top of this page. Accept or decline it by ${until}.`,
      reply: `${total}, valid until ${until}`,
    };
  }
  const { label, summary } = ENDED_OFFERS[offer.status];
  return {
    label,
    tone: 'neutral',
    summary: `${summary} You can ask for a new one at the top of this page.`,
    reply: total,
  };
}

/** Whose turn it is: the customer's, dispatch's, the crew's, or no one's. */
export function turnOf(
  status: 'new' | 'reviewed' | 'archived',
  { offer, load }: QuoteStage,
): 'customer' | 'dispatch' | 'crew' | 'closed' {
  if (load !== null) {
    return load.status === 'delivered' || load.status === 'cancelled' ? 'closed' : 'crew';
  }
  switch (offer?.status) {
    case 'sent':
      return 'customer';
    case 'accepted':
      return 'crew';
    case 'declined':
    case 'withdrawn':
    case 'expired':
      return 'closed';
    default:
  }
  if (status === 'archived') return 'closed';
  return status === 'new' ? 'dispatch' : 'customer';
}
