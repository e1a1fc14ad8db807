import { pieceTexts } from '@domain/piece';
import type { QuoteFormValues, QuotePayload } from '@contracts/quote';
import { piecesOf } from './quote-pieces';

/** The form values of a stored quote. */
export function quoteValues(quote: QuotePayload): QuoteFormValues {
  const { customer_name, email, phone, origin, destination, equipment } = quote;
  return {
    pieces: piecesOf(quote).map(pieceTexts),
    equipment,
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
