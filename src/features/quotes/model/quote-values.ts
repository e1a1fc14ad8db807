import type { Dimension, QuotePayload, QuoteFormValues } from '@contracts/quote';

const feet = (value: number) => (value > 0 ? String(value) : '');

/** The form values of a stored quote. A dimension of 0 means it wasn't given. */
export function quoteValues(
  quote: Pick<QuotePayload, keyof QuoteFormValues | Dimension>,
): QuoteFormValues {
  const { customer_name, email, phone, origin, destination, equipment, notes } = quote;
  return {
    customer_name,
    email,
    phone,
    origin,
    destination,
    equipment,
    length: feet(quote.length),
    width: feet(quote.width),
    height: feet(quote.height),
    notes: notes ?? '',
  };
}
