import { useCallback, useEffect, useRef, useState } from 'react';
import type { QuotePayload } from '@contracts/quote';
import {
  clearQuoteDraft,
  createQuoteDraft,
  draftForSending,
  fillTime,
  loadQuoteDraft,
  QUOTE_DRAFT_KEY,
  saveQuoteDraft,
  type QuoteDraft,
} from '../model/quote-draft';
import { fillEmptyFields, type QuoteForm } from '../model/quote-fields';

/**
 * Ties the form to its draft on this device: brings back what an earlier visit typed, keeps every
 * change, and holds the id of the request until it is stored.
 */
export function useQuoteDraft(form: QuoteForm) {
  const [isRestored, setIsRestored] = useState(false);
  const draft = useRef<QuoteDraft | null>(null);

  useEffect(() => {
    const earlier = loadQuoteDraft();
    draft.current = earlier ?? createQuoteDraft();
    if (earlier !== null) {
      fillEmptyFields(form, earlier.values);
      // eslint-disable-next-line react-hooks/set-state-in-effect -- storage is read after hydration
      setIsRestored(true);
    }

    const stopWatching = form.subscribe({
      formState: { values: true },
      callback: ({ values, type }) => {
        // Only what a person typed makes a draft; a profile filled in by us does not.
        if (type === undefined) return;
        draft.current = { ...(draft.current ?? createQuoteDraft()), values };
        saveQuoteDraft(draft.current);
      },
    });
    const handleStorage = ({ key, newValue }: StorageEvent) => {
      // Another tab has sent this request: what is still typed here is a new one.
      if (key === QUOTE_DRAFT_KEY && newValue === null) draft.current = createQuoteDraft();
    };
    window.addEventListener('storage', handleStorage);
    return () => {
      stopWatching();
      window.removeEventListener('storage', handleStorage);
    };
  }, [form]);

  /** The id to send `payload` under, and how long the form has been open. */
  const prepare = useCallback(
    (payload: QuotePayload) => {
      const current = { ...(draft.current ?? createQuoteDraft()), values: form.getValues() };
      const next = draftForSending(current, payload);
      draft.current = next;
      saveQuoteDraft(next);
      return { id: next.id, fillMs: fillTime(next) };
    },
    [form],
  );

  /** The server refused what was sent: it is certain that nothing stands under the id. */
  const markRefused = useCallback(() => {
    if (draft.current === null) return;
    draft.current = { ...draft.current, sent: null };
    saveQuoteDraft(draft.current);
  }, []);

  const forget = useCallback(() => {
    draft.current = null;
    setIsRestored(false);
    clearQuoteDraft();
  }, []);

  return { isRestored, prepare, markRefused, forget };
}
