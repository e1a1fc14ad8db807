import type { QuoteFormValues } from '@contracts/quote';
import { createDraft, isBlankValue, loadDraft, saveDraft } from '@/shared/forms/form-draft';
import { dayOf } from '@domain/time/day';
import { QUOTE_DRAFT } from './quote-fields';
import { clearSentQuote } from './sent-quote';

/** True if this device holds a draft request that wasn't sent. */
export function hasUnsentRequest(): boolean {
  const { blank } = QUOTE_DRAFT;
  const values = Object.entries(loadDraft(QUOTE_DRAFT)?.values ?? {});
  return values.some(([field, value]) => !isBlankValue(value, blank[field as keyof typeof blank]));
}

/** Replaces the draft on /quote with these values, under a new id and without days that have passed. */
export function prefillQuoteRequest(quote: QuoteFormValues): void {
  const today = dayOf(Date.now());
  const upcoming = (day: string) => (day < today ? '' : day);
  const values = {
    ...quote,
    ready_on: upcoming(quote.ready_on),
    deliver_by: upcoming(quote.deliver_by),
  };
  clearSentQuote();
  saveDraft<QuoteFormValues>(QUOTE_DRAFT.key, { ...createDraft<QuoteFormValues>(), values });
}
