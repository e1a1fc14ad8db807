import type { QuoteContents } from '@domain/quote-texts';
import type { QuoteStage } from './quote-stage';

/** True if a quote has a load and no offer that still waits for an answer. */
export const isBooked = ({ stage: { offer, load } }: { stage: QuoteStage }) =>
  load !== null && offer?.status !== 'sent';

interface Move extends Pick<QuoteContents, 'commodity' | 'pieces'> {
  origin: string;
  destination: string;
}

/** The title of a booked quote: its cargo, or the route if the customer didn't name it. */
export function bookedTitle({ commodity, pieces, origin, destination }: Move): string {
  return commodity ?? pieces[0]?.description ?? `${origin} to ${destination}`;
}
