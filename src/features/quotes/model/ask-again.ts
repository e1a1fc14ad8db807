import type { QuoteFormValues } from '@contracts/quote';
import { createDraft, loadDraft, saveDraft } from '@/shared/forms/form-draft';
import { QUOTE_DRAFT } from './quote-fields';
import { clearReceipt } from './quote-receipt';

/** Whether a request that was begun and not sent waits on this device. */
export function hasStartedQuote(): boolean {
  const values = loadDraft(QUOTE_DRAFT)?.values ?? {};
  return Object.values(values).some((value) => value !== '');
}

/** Lays these values out for /quote as a new request, with an id of its own. */
export function startQuoteWith(values: QuoteFormValues): void {
  clearReceipt();
  saveDraft<QuoteFormValues>(QUOTE_DRAFT.key, { ...createDraft<QuoteFormValues>(), values });
}
