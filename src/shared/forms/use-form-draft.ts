import { useCallback, useEffect, useRef, useState } from 'react';
import { fillEmptyFields, type Form } from './fill-empty-fields';
import {
  clearDraft,
  createDraft,
  draftForSending,
  fillTime,
  loadDraft,
  saveDraft,
  type DraftSource,
  type FormDraft,
  type FormValues,
} from './form-draft';

/**
 * Ties a form to its draft on this device: brings back what an earlier visit typed, keeps every
 * change, and holds the id of the row until it is stored. `source` must be a constant.
 */
export function useFormDraft<Values extends FormValues, Payload>(
  form: Form<Values, Payload>,
  source: DraftSource<Values>,
) {
  const [isRestored, setIsRestored] = useState(false);
  const draft = useRef<FormDraft<Values> | null>(null);

  useEffect(() => {
    const earlier = loadDraft(source);
    draft.current = earlier ?? createDraft();
    if (earlier !== null) {
      fillEmptyFields(form, earlier.values, source.blank);
      // eslint-disable-next-line react-hooks/set-state-in-effect -- storage is read after hydration
      setIsRestored(true);
    }

    const stopWatching = form.subscribe({
      formState: { values: true },
      callback: ({ values, type }) => {
        // Only what a person typed makes a draft; a profile filled in by us does not.
        if (type === undefined) return;
        draft.current = { ...(draft.current ?? createDraft()), values };
        saveDraft(source.key, draft.current);
      },
    });
    const handleStorage = ({ key, newValue }: StorageEvent) => {
      // Another tab has sent this: what is still typed here is a new one.
      if (key === source.key && newValue === null) draft.current = createDraft();
    };
    window.addEventListener('storage', handleStorage);
    return () => {
      stopWatching();
      window.removeEventListener('storage', handleStorage);
    };
  }, [form, source]);

  /** The id to send `content` under, and how long the form has been open. */
  const prepare = useCallback(
    (content: unknown) => {
      const current = { ...(draft.current ?? createDraft<Values>()), values: form.getValues() };
      const next = draftForSending<Values>(current, content);
      draft.current = next;
      saveDraft(source.key, next);
      return { id: next.id, fillMs: fillTime(next) };
    },
    [form, source],
  );

  /** The server refused what was sent: it is certain that nothing stands under the id. */
  const markRefused = useCallback(() => {
    if (draft.current === null) return;
    draft.current = { ...draft.current, sent: null };
    saveDraft(source.key, draft.current);
  }, [source]);

  const forget = useCallback(() => {
    draft.current = null;
    setIsRestored(false);
    clearDraft(source.key);
  }, [source]);

  return { isRestored, prepare, markRefused, forget };
}
