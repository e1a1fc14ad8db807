import type { OfferStatus } from '@contracts/offer';

/** An offer's status now: expired once its time is up, even if the job hasn't marked it yet. */
export const statusAt = (
  offer: { status: OfferStatus; valid_until: string | null },
  now: number,
): OfferStatus =>
  offer.status === 'sent' && offer.valid_until !== null && Date.parse(offer.valid_until) <= now
    ? 'expired'
    : offer.status;
