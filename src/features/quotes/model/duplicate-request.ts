import type { QuoteFormValues } from '@contracts/quote';
import { createDraft, loadDraft, saveDraft } from '@/shared/forms/form-draft';
import { QUOTE_DRAFT } from './quote-fields';
import { clearReceipt } from './quote-receipt';

/** Whether this device holds a draft request that wasn't sent. */
export function hasUnsentRequest(): boolean {
  const values = loadDraft(QUOTE_DRAFT)?.values ?? {};
  return Object.values(values).some((value) => value !== '');
}

/** Replaces the draft on /quote with these values, under a new id. */
export function prefillQuoteRequest(values: QuoteFormValues): void {
  clearReceipt();
  saveDraft<QuoteFormValues>(QUOTE_DRAFT.key, { ...createDraft<QuoteFormValues>(), values });
}
