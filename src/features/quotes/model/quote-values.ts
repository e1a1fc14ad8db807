import { pieceTexts } from '@contracts/piece';
import { RECOMMEND_TRAILER, type QuoteFormValues, type QuotePayload } from '@contracts/quote';
import { piecesOf } from './quote-pieces';

/** The columns of a quote that its form fills in. */
type SentColumns = Omit<QuotePayload, 'commodity'> & { commodity: string | null };

/** The form values of a stored quote. */
export function quoteValues(quote: SentColumns): QuoteFormValues {
  const { customer_name, email, phone, origin, destination, equipment } = quote;
  return {
    pieces: piecesOf(quote).map(pieceTexts),
    equipment: equipment === RECOMMEND_TRAILER ? '' : equipment,
    origin,
    destination,
    ready_on: quote.ready_on ?? '',
    deliver_by: quote.deliver_by ?? '',
    are_dates_flexible: quote.are_dates_flexible,
    customer_name,
    email,
    phone,
    po_number: quote.po_number ?? '',
    notes: quote.notes ?? '',
  };
}
