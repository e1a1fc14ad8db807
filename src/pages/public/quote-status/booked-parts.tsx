import { LoadTimelines } from '@/features/loads/components/customer/load-timelines';
import { CustomerOffer } from '@/features/offers/components/customer/customer-offer';

interface BookedPartProps {
  /** The quote's private link, or the quote of the signed-in owner. */
  access: { token: string } | { quoteId: string };
}

/** The loads of a booked quote. */
export function BookedShipment({ access }: BookedPartProps) {
  return <LoadTimelines access={access} isTitled />;
}

/** The offer of a booked quote. */
export function BookedOffer({ access }: BookedPartProps) {
  return <CustomerOffer access={access} isBooked />;
}
