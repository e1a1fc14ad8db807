import type { OfferStatus } from '@contracts/offer';

/** An offer's status as the clock says, not as the job that marks expired offers has left it. */
export const statusAt = (
  offer: { status: OfferStatus; valid_until: string | null },
  now: number,
): OfferStatus =>
  offer.status === 'sent' && offer.valid_until !== null && Date.parse(offer.valid_until) <= now
    ? 'expired'
    : offer.status;
