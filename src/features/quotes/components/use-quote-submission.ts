import { useFormSubmission } from '@/shared/forms/use-form-submission';
import { useSubmitQuoteMutation } from '../api/submit-quote';
import { QUOTE_DRAFT, type QuoteForm } from '../model/quote-fields';
import { saveReceipt, type SentQuote } from '../model/quote-receipt';

/** Submits the quote form once per click and keeps its draft until the request is stored. */
export function useQuoteSubmission(form: QuoteForm, onSent: (quote: SentQuote) => void) {
  return useFormSubmission({
    form,
    draft: QUOTE_DRAFT,
    table: 'quotes',
    mutation: useSubmitQuoteMutation(),
    onSent: ({ result, ...sent }) => {
      const quote = { ...sent, ...result };
      saveReceipt(quote);
      onSent(quote);
    },
  });
}
