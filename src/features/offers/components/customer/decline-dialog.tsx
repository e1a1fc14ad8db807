import { DECLINE_REASONS, type DeclineReason } from '@domain/decline-reasons';
import { useState } from 'react';
import { errorReason } from '@/shared/lib/error-reason';
import { useIsOnline } from '@/shared/lib/use-is-online';
import { Alert } from '@/shared/ui/alert';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { Field } from '@/shared/ui/field';
import { Textarea } from '@/shared/ui/textarea';
import type { useAnswerOffer } from '../../api/customer-offer';

interface DeclineDialogProps {
  answer: ReturnType<typeof useAnswerOffer>;
  requestId: string;
  onClose: () => void;
}

const REASONS = Object.entries(DECLINE_REASONS) as [DeclineReason, string][];

/** Asks why the customer declines. */
export function DeclineDialog({ answer, requestId, onClose }: DeclineDialogProps) {
  const [reason, setReason] = useState<DeclineReason>();
  const [note, setNote] = useState('');
  const [problem, setProblem] = useState<string>();
  const isOnline = useIsOnline();
  const failure =
    problem ??
    (answer.isError
      ? (errorReason(answer.error) ?? 'We couldn’t reach the server. Try again.')
      : undefined);
  return (
    <Dialog
      open
      size="sm"
      title="Decline this offer?"
      onOpenChange={(isOpen) => {
        if (!isOpen && !answer.isPending) onClose();
      }}
      notice={failure !== undefined && <Alert tone="danger" title={failure} />}
      footer={
        <>
          <Button variant="quiet" size="md" disabled={answer.isPending} onClick={onClose}>
            Keep the offer
          </Button>
          <Button
            variant="danger"
            size="md"
            isBusy={answer.isPending}
            busyText="Declining..."
            onClick={() => {
              if (reason === undefined) setProblem('Choose a reason.');
              else if (!isOnline) setProblem('You appear to be offline. Nothing was declined.');
              else {
                setProblem(undefined);
                answer.mutate({ type: 'decline', requestId, reason, note }, { onSuccess: onClose });
              }
            }}
          >
            Decline offer
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <fieldset className="grid">
          <legend className="mb-1 font-semibold">Why are you declining?</legend>
          {REASONS.map(([value, label]) => (
            <label key={value} className="flex min-h-11 items-center gap-3">
              <input
                type="radio"
                name="reason"
                className="size-5 accent-strong"
                value={value}
                checked={reason === value}
                onChange={() => {
                  setReason(value);
                }}
              />
              <span>{label}</span>
            </label>
          ))}
        </fieldset>
        <Field label="What would work?" isOptional>
          {(control) => (
            <Textarea
              {...control}
              rows={3}
              maxLength={1000}
              value={note}
              onChange={({ target }) => {
                setNote(target.value);
              }}
            />
          )}
        </Field>
        <p className="text-sm text-muted">
          We’ll tell dispatch. You can still ask for a new offer.
        </p>
      </div>
    </Dialog>
  );
}
