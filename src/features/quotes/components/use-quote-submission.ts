import type { QuotePayload } from '@contracts/quote';
import { useFormSubmission } from '@/shared/forms/use-form-submission';
import { useSubmitQuoteMutation } from '../api/submit-quote';
import { QUOTE_DRAFT, type QuoteForm } from '../model/quote-fields';

/** A request that is stored. */
export interface SentQuote {
  id: string;
  payload: QuotePayload;
}

/** Sends the quote form once per press, and keeps it until it is stored. */
export function useQuoteSubmission(form: QuoteForm, onSent: (quote: SentQuote) => void) {
  return useFormSubmission({
    form,
    draft: QUOTE_DRAFT,
    table: 'quotes',
    mutation: useSubmitQuoteMutation(),
    onSent,
  });
}
