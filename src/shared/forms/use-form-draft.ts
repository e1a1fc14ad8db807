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
 * Connects a form to its draft on this device: restores an earlier draft, saves every change, and
 * keeps the row's id until the row is stored. `source` must be a constant.
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
      // oxlint-disable-next-line react/set-state-in-effect -- storage is read after hydration
      setIsRestored(true);
    }

    const stopWatching = form.subscribe({
      formState: { values: true },
      callback: ({ values, type }) => {
        // Save only what the user typed, not values we filled in from the profile.
        if (type === undefined) return;
        draft.current = { ...(draft.current ?? createDraft()), values };
        saveDraft(source.key, draft.current);
      },
    });
    const handleStorage = ({ key, newValue }: StorageEvent) => {
      // Another tab sent this form, so what is typed here becomes a new submission.
      if (key === source.key && newValue === null) draft.current = createDraft();
    };
    window.addEventListener('storage', handleStorage);
    return () => {
      stopWatching();
      window.removeEventListener('storage', handleStorage);
    };
  }, [form, source]);

  /** Returns the id to send `content` with, and how long the form has been open. */
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

  /** The server rejected the content: nothing is stored under the id. */
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
