import type { OfferStatus } from '@contracts/offer';
import { Badge } from '@/shared/ui/badge';

export const OFFER_STATUS_BADGES = {
  draft: { word: 'Draft', tone: 'warn' },
  sent: { word: 'Sent', tone: 'info' },
  accepted: { word: 'Accepted', tone: 'ok' },
  declined: { word: 'Declined', tone: 'neutral' },
  withdrawn: { word: 'Withdrawn', tone: 'neutral' },
  superseded: { word: 'Replaced', tone: 'neutral' },
  expired: { word: 'Expired', tone: 'neutral' },
} as const;

/** An offer's status as a word. */
export function OfferStatusBadge({ status }: { status: OfferStatus }) {
  const { word, tone } = OFFER_STATUS_BADGES[status];
  return <Badge tone={tone}>{word}</Badge>;
}
