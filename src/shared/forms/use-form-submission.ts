import { useRef, type SubmitEvent } from 'react';
import type { Path } from 'react-hook-form';
import { isAppError } from '@/shared/lib/app-error';
import type { Form } from './fill-empty-fields';
import type { DraftSource, FormValues } from './form-draft';
import { honeypotOf } from './honeypot';
import { REJECTED_FIELD, rejectedField } from './rejected-field';
import { useFormDraft } from './use-form-draft';

/** What a public form sends. */
export interface Submission<Payload> {
  /** Id of the row; the same for every retry of the same content. */
  id: string;
  payload: Payload;
  /** Value of the honeypot field. */
  website: string;
  /** Time from first showing the form to sending it, in ms. */
  fillMs: number;
}

interface Options<Values extends FormValues, Payload, Result> {
  form: Form<Values, Payload>;
  /** Where the draft is saved; must be a constant. */
  draft: DraftSource<Values>;
  /** The table, as in the names of its constraints. */
  table: string;
  /** The mutation that stores a submission. */
  mutation: {
    mutateAsync: (submission: Submission<Payload>) => Promise<Result>;
    error: Error | null;
    isPending: boolean;
  };
  onSent: (sent: { id: string; payload: Payload; result: Result }) => void;
  /** What counts as the same content in a retry, if that is more than the payload. */
  contentOf?: (payload: Payload) => unknown;
  /** Called once the fields are valid; resolve to `false` to stop, for example for invalid files. */
  confirm?: () => Promise<boolean>;
}

/** Whether the row may be stored although the request failed: perhaps only the response was lost. */
function mayBeStored(error: unknown): boolean {
  return !isAppError(error) || error.kind === 'network' || error.kind === 'unknown';
}

/** Submits a form at most once at a time and keeps its draft until the row is stored. */
export function useFormSubmission<Values extends FormValues, Payload, Result>({
  form,
  draft,
  table,
  mutation,
  onSent,
  contentOf = (payload) => payload,
  confirm = () => Promise.resolve(true),
}: Options<Values, Payload, Result>) {
  const { prepare, markRefused, forget, isRestored } = useFormDraft(form, draft);
  const isSending = useRef(false);

  const send = async (payload: Payload, honeypot: HTMLInputElement | undefined) => {
    // A double-click can arrive before the button shows that it is busy.
    if (isSending.current) return;
    isSending.current = true;
    try {
      if (!(await confirm())) return;
      const { id, fillMs } = prepare(contentOf(payload));
      const result = await mutation.mutateAsync({
        id,
        payload,
        website: honeypot?.value ?? '',
        fillMs,
      });
      forget();
      onSent({ id, payload, result });
    } catch (error) {
      // Toast and alert show the error; here only the form's own state changes.
      if (!mayBeStored(error)) markRefused();
      const field = rejectedField(error, table, Object.keys(draft.blank) as Path<Values>[]);
      if (field) form.setError(field, { message: REJECTED_FIELD }, { shouldFocus: true });
      // A person's browser may have filled the honeypot: clear it for the next attempt.
      if (honeypot) honeypot.value = '';
    } finally {
      isSending.current = false;
    }
  };

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    const honeypot = honeypotOf(event.currentTarget);
    void form.handleSubmit((payload) => send(payload, honeypot))(event);
  };

  return { handleSubmit, forget, isRestored, error: mutation.error, isBusy: mutation.isPending };
}
