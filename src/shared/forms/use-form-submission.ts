import { useRef, useState, type SubmitEvent } from 'react';
import type { Path } from 'react-hook-form';
import { isAppError } from '@/shared/lib/app-error';
import { readTurnstileSiteKey } from '@/shared/lib/env';
import { errorReason } from '@/shared/lib/error-reason';
import { logError } from '@/shared/lib/log';
import type { Form } from './fill-empty-fields';
import type { DraftSource, FormValues } from './form-draft';
import { honeypotOf } from './honeypot';
import { REJECTED_FIELD, rejectedField } from './rejected-field';
import { useFormDraft } from './use-form-draft';

/** The submission of a public form. */
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
  /** The content that identifies a retry, if that is more than the payload. */
  contentOf?: (payload: Payload) => unknown;
  /** Has a challenge's token checked, so that the row with this id may be stored above the limits. */
  verify?: (challenge: { token: string; id: string }) => Promise<void>;
  /** Called once the fields are valid; resolve to `false` to stop, for example for invalid files. */
  confirm?: () => Promise<boolean>;
}

/** True if the row may be stored although the request failed: perhaps only the response was lost. */
function mayBeStored(error: unknown): boolean {
  return !isAppError(error) || error.kind === 'network' || error.kind === 'unknown';
}

/** True if a form can show the challenge that an error requires. */
export const canChallenge = (error: unknown): boolean =>
  isAppError(error, 'challenge') && readTurnstileSiteKey() !== undefined;

const NOT_VERIFIED = 'We couldn’t check that you’re human. Please try again.';

interface ShownChallenge {
  id: string;
  /** Increases with each token, because a token works only once. */
  attempt: number;
  problem: string | null;
}

/** Submits a form at most once at a time and keeps its draft until the row is stored. */
export function useFormSubmission<Values extends FormValues, Payload, Result>({
  form,
  draft,
  table,
  mutation,
  onSent,
  contentOf = (payload) => payload,
  verify,
  confirm = () => Promise.resolve(true),
}: Options<Values, Payload, Result>) {
  const { prepare, markRefused, forget, isRestored } = useFormDraft(form, draft);
  const isSending = useRef(false);
  const honeypotField = useRef<HTMLInputElement>(undefined);
  const [challenge, setChallenge] = useState<ShownChallenge | null>(null);
  const [isVerifying, setIsVerifying] = useState(false);

  const send = async (payload: Payload, honeypot: HTMLInputElement | undefined) => {
    // A double-click can arrive before the button shows that it is busy.
    if (isSending.current) return;
    isSending.current = true;
    let id = '';
    try {
      if (!(await confirm())) return;
      const prepared = prepare(contentOf(payload));
      const { fillMs } = prepared;
      id = prepared.id;
      const result = await mutation.mutateAsync({
        id,
        payload,
        website: honeypot?.value ?? '',
        fillMs,
      });
      setChallenge(null);
      forget();
      onSent({ id, payload, result });
    } catch (error) {
      // Toast and alert show the error; here only the form's own state changes.
      if (!mayBeStored(error)) markRefused();
      if (verify !== undefined && canChallenge(error)) {
        setChallenge((last) => ({ id, attempt: (last?.attempt ?? 0) + 1, problem: null }));
      } else {
        setChallenge(null);
      }
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
    honeypotField.current = honeypot;
    void form.handleSubmit((payload) => send(payload, honeypot))(event);
  };

  /** Has the token checked, then sends what is in the form now. */
  const handleToken = async (token: string) => {
    if (challenge === null || verify === undefined) return;
    setIsVerifying(true);
    try {
      await verify({ token, id: challenge.id });
    } catch (error) {
      logError('A challenge was not confirmed', error);
      const problem = errorReason(error) ?? NOT_VERIFIED;
      setChallenge({ id: challenge.id, attempt: challenge.attempt + 1, problem });
      return;
    } finally {
      setIsVerifying(false);
    }
    await form.handleSubmit((payload) => send(payload, honeypotField.current))();
  };

  return {
    handleSubmit,
    forget,
    isRestored,
    error: mutation.error,
    isBusy: mutation.isPending || isVerifying,
    /** Props of the challenge to show instead of the error; `null` for none. */
    challenge:
      challenge === null
        ? null
        : {
            key: challenge.attempt,
            action: table,
            recordId: challenge.id,
            problem: challenge.problem,
            onToken: (token: string) => void handleToken(token),
          },
  };
}
