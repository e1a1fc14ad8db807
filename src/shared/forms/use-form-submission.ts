import { useRef, type SubmitEvent } from 'react';
import type { Path } from 'react-hook-form';
import { isAppError } from '@/shared/lib/app-error';
import type { Form } from './fill-empty-fields';
import type { DraftSource, FormValues } from './form-draft';
import { honeypotOf } from './honeypot';
import { REJECTED_FIELD, rejectedField } from './rejected-field';
import { useFormDraft } from './use-form-draft';

/** What a public form sends (design 3.1 and 4). */
export interface Submission<Payload> {
  /** Id of the row: the same for every try of the same content. */
  id: string;
  payload: Payload;
  /** What stands in the field people do not see. */
  website: string;
  /** From first showing the form to sending it, in ms. */
  fillMs: number;
}

interface Options<Values extends FormValues, Payload, Result> {
  form: Form<Values, Payload>;
  /** A constant: where the draft is kept. */
  draft: DraftSource<Values>;
  /** The table the rows go to, as its constraints are named. */
  table: string;
  /** The mutation that stores a submission; the part of react-query's result used here. */
  mutation: {
    mutateAsync: (submission: Submission<Payload>) => Promise<Result>;
    error: Error | null;
    isPending: boolean;
  };
  onSent: (sent: { id: string; payload: Payload; result: Result }) => void;
  /** What makes a retry the same content as before, where that is more than the payload. */
  contentOf?: (payload: Payload) => unknown;
  /** Asked once the fields are in order: whether the rest, such as files, is too. */
  confirm?: () => Promise<boolean>;
}

/** A failure after which the row may stand in the table all the same: only the answer is missing. */
function mayBeStored(error: unknown): boolean {
  return !isAppError(error) || error.kind === 'network' || error.kind === 'unknown';
}

/** Sends a form once per press, whatever comes back, and keeps it until it is stored. */
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

  const send = async (payload: Payload, trap: HTMLInputElement | undefined) => {
    // Two presses can come before the button knows that it is busy.
    if (isSending.current) return;
    isSending.current = true;
    try {
      if (!(await confirm())) return;
      const { id, fillMs } = prepare(contentOf(payload));
      const result = await mutation.mutateAsync({
        id,
        payload,
        website: trap?.value ?? '',
        fillMs,
      });
      forget();
      onSent({ id, payload, result });
    } catch (error) {
      // Told by toast and alert; here only what the form itself can do about it.
      if (!mayBeStored(error)) markRefused();
      const field = rejectedField(error, table, Object.keys(draft.blank) as Path<Values>[]);
      if (field) form.setError(field, { message: REJECTED_FIELD }, { shouldFocus: true });
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

  return { handleSubmit, forget, isRestored, error: mutation.error, isBusy: mutation.isPending };
}
