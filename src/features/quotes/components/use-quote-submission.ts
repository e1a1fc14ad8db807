import { useRef } from 'react';
import type { QuotePayload } from '@contracts/quote';
import { isAppError } from '@/shared/lib/app-error';
import { useSubmitQuoteMutation } from '../api/submit-quote';
import { REFUSED_FIELD } from '../messages';
import type { QuoteForm } from '../model/quote-fields';
import { refusedField } from '../model/refused-field';
import { useQuoteDraft } from './use-quote-draft';

/** A request that is stored. */
export interface SentQuote {
  id: string;
  payload: QuotePayload;
}

/** A failure after which the row may stand in the table all the same: only the answer is missing. */
function mayBeStored(error: unknown): boolean {
  return !isAppError(error) || error.kind === 'network' || error.kind === 'unknown';
}

/** Sends the form once per press, whatever comes back, and keeps it until it is stored. */
export function useQuoteSubmission(form: QuoteForm, onSent: (quote: SentQuote) => void) {
  const { prepare, markRefused, forget, isRestored } = useQuoteDraft(form);
  const submit = useSubmitQuoteMutation();
  const trap = useRef<HTMLInputElement>(null);
  const isSending = useRef(false);

  const handleSubmit = form.handleSubmit(async (payload) => {
    // Two presses can come before the button knows that it is busy.
    if (isSending.current) return;
    isSending.current = true;
    const { id, fillMs } = prepare(payload);
    try {
      await submit.mutateAsync({ id, payload, website: trap.current?.value ?? '', fillMs });
      forget();
      onSent({ id, payload });
    } catch (error) {
      // Told by toast and alert; here only what the form itself can do about it.
      if (!mayBeStored(error)) markRefused();
      const field = refusedField(error);
      if (field) form.setError(field, { message: REFUSED_FIELD }, { shouldFocus: true });
      // A person's browser may have filled the trap: their next try shall not fail for it.
      if (trap.current) trap.current.value = '';
    } finally {
      isSending.current = false;
    }
  });

  return { handleSubmit, trap, forget, isRestored, error: submit.error, isBusy: submit.isPending };
}
