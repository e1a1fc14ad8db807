import { useCallback, useEffect, useRef, useState } from 'react';
import { isAppError } from '@/shared/lib/app-error';
import { createUuid } from '@/shared/lib/create-uuid';
import { errorReason } from '@/shared/lib/error-reason';
import { useIsOnline } from '@/shared/lib/use-is-online';
import { saveDraft } from '../../api/admin-offer-mutations';
import type { OfferVersion } from '../../api/admin-offers';
import { readDraft, toDraftForm, type DraftForm } from '../../model/draft-form';

const PAUSE_MS = 700;
const RETRY_MS = 5_000;

interface Saved {
  form: DraftForm;
  seen: string;
  at: number | null;
}

/**
 * A draft's fields, saved a moment after each change. A colleague's newer version stops saving until
 * the user chooses one. Once the draft has been sent or discarded, nothing is saved.
 */
export function useAutosave(row: OfferVersion, { isEnded }: { isEnded: boolean }) {
  const [form, setForm] = useState(() => toDraftForm(row));
  const [saved, setSaved] = useState<Saved>({ form, seen: row.updated_at, at: null });
  const [isSaving, setIsSaving] = useState(false);
  const [isStale, setIsStale] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  const isOnline = useIsOnline();
  const { payload, problems } = readDraft(form);
  const isDirty = form !== saved.form;
  const isValid = Object.keys(problems).length === 0;
  // The same id for the same content: a repeated save changes nothing.
  const saving = useRef({ form, id: createUuid() });

  /** Saves now and returns the version, or `undefined` if nothing was saved. */
  const save = useCallback(async (): Promise<string | undefined> => {
    if (form === saved.form) return saved.seen;
    if (saving.current.form !== form) saving.current = { form, id: createUuid() };
    setIsSaving(true);
    try {
      const seen = await saveDraft(row.id, saved.seen, saving.current.id, readDraft(form).payload);
      setSaved({ form, seen, at: Date.now() });
      setFailure(undefined);
      return seen;
    } catch (error) {
      if (isAppError(error, 'stale')) setIsStale(true);
      else setFailure(errorReason(error) ?? 'Not saved. We’ll try again.');
      setTimeout(() => {
        setAttempt((count) => count + 1);
      }, RETRY_MS);
      return undefined;
    } finally {
      setIsSaving(false);
    }
  }, [form, row.id, saved]);

  const isDue = isDirty && isValid && isOnline && !isSaving && !isStale && !isEnded;
  useEffect(() => {
    if (!isDue) return;
    const timer = setTimeout(() => void save(), PAUSE_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [isDue, save, attempt]);

  return {
    form,
    payload,
    problems,
    isDirty,
    isValid,
    isSaving,
    isStale,
    isOnline,
    failure,
    savedAt: saved.at,
    /** The stored version that the user has seen. */
    seen: saved.seen,
    save,
    change: (part: Partial<DraftForm>) => {
      setForm((before) => ({ ...before, ...part }));
    },
    /** Continues with the newest version, or with the typed text on top of it. */
    choose: (newest: OfferVersion, mine: boolean) => {
      const theirs = toDraftForm(newest);
      if (!mine) setForm(theirs);
      setSaved({ form: theirs, seen: newest.updated_at, at: null });
      setIsStale(false);
      setFailure(undefined);
    },
  };
}
