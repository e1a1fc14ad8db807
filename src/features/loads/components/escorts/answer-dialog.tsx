import { useState } from 'react';
import { Alert } from '@/shared/ui/alert';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog';
import { Lane } from '@/shared/ui/lane';
import type { EscortAnswer } from '../../api/escort-jobs';
import { POSITION_NAMES } from '../../model/escort-labels';
import { formatSpan } from '../../model/load-days';

interface AnswerDialogProps {
  /** Warnings to read before accepting, one sentence each. */
  conflicts: readonly string[];
  /** The answer to confirm; `null` while the dialog is closed. */
  answer: EscortAnswer | null;
  isBusy: boolean;
  error: string | undefined;
  onConfirm: (answer: EscortAnswer) => void;
  onClose: () => void;
}

const QUESTIONS = {
  accepted: {
    title: 'Accept this escort?',
    label: 'Accept',
    consequence:
      'Dispatch will count on you for these days. You can undo this for ten minutes; after that, call us.',
  },
  declined: {
    title: 'Decline this escort?',
    label: 'Decline',
    consequence:
      'Dispatch will offer it to someone else, and it leaves your list. You can undo this for ten minutes.',
  },
  completed: {
    title: 'Complete this escort?',
    label: 'Mark as completed',
    consequence: 'It moves to your past jobs. You can’t undo this.',
  },
  withdrawn: {
    title: 'Give this job back?',
    label: 'Give back',
    consequence:
      'Dispatch will look for another pilot car, and you lose access to the load. You can’t undo this.',
  },
  offered: { title: 'Undo your answer?', label: 'Undo', consequence: '' },
} as const;

/** Confirms a pilot car's answer before it is sent. */
export function AnswerDialog({
  answer,
  conflicts,
  isBusy,
  error,
  onConfirm,
  onClose,
}: AnswerDialogProps) {
  // Keep the last answer visible while the dialog fades out.
  const [last, setLast] = useState(answer);
  if (answer !== null && answer !== last) setLast(answer);
  if (last === null) return null;
  const { title, label, consequence } = QUESTIONS[last.status];
  const { terms, position } = last.job;
  return (
    <ConfirmDialog
      tone="plain"
      open={answer !== null}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={title}
      description={
        <>
          <p className="font-semibold">
            {POSITION_NAMES[position]}
            {terms && `, ${formatSpan(terms.days)}`}
          </p>
          {terms && <Lane origin={terms.origin} destination={terms.destination} />}
          {last.status === 'accepted' && conflicts.length > 0 && (
            <Alert tone="warn" title="Check before you accept:">
              {conflicts.map((text) => (
                <span key={text} className="block">
                  {text}
                </span>
              ))}
            </Alert>
          )}
          <p className="text-muted">{consequence}</p>
        </>
      }
      confirmLabel={label}
      isBusy={isBusy}
      error={error}
      onConfirm={() => {
        if (answer !== null) onConfirm(answer);
      }}
    />
  );
}
