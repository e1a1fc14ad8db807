import { useRef, type SubmitEvent } from 'react';
import type { QuotePayload } from '@contracts/quote';
import { isAppError } from '@/shared/lib/app-error';
import { useSubmitQuoteMutation } from '../api/submit-quote';
import { REFUSED_FIELD } from '../messages';
import type { QuoteForm } from '../model/quote-fields';
import { refusedField } from '../model/refused-field';
import { honeypotOf } from './honeypot';
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
  const isSending = useRef(false);

  const send = async (payload: QuotePayload, trap: HTMLInputElement | undefined) => {
    // Two presses can come before the button knows that it is busy.
    if (isSending.current) return;
    isSending.current = true;
    const { id, fillMs } = prepare(payload);
    try {
      await submit.mutateAsync({ id, payload, website: trap?.value ?? '', fillMs });
      forget();
      onSent({ id, payload });
    } catch (error) {
      // Told by toast and alert; here only what the form itself can do about it.
      if (!mayBeStored(error)) markRefused();
      const field = refusedField(error);
      if (field) form.setError(field, { message: REFUSED_FIELD }, { shouldFocus: true });
      // A person's browser may have filled the trap: their next try shall not fail for it.
      if (trap) trap.value = '';
    } finally {
      isSending.current = false;
    }
  };

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    const trap = honeypotOf(event.currentTarget);
    void form.handleSubmit((payload) => send(payload, trap))(event);
  };

  return { handleSubmit, forget, isRestored, error: submit.error, isBusy: submit.isPending };
}
