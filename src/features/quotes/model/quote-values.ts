import type { QuotePayload, QuoteFormValues } from '@contracts/quote';
import { sizeTexts } from '@contracts/size';

/** The form values of a stored quote. A dimension of 0 means it wasn't given. */
export function quoteValues(quote: QuotePayload): QuoteFormValues {
  const { customer_name, email, phone, origin, destination, equipment, notes } = quote;
  return {
    customer_name,
    email,
    phone,
    origin,
    destination,
    equipment,
    ...sizeTexts(quote),
    notes: notes ?? '',
  };
}
