import { useState } from 'react';
import { Alert } from '@/shared/ui/alert';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog';
import { Facts } from '@/shared/ui/facts';
import type { EscortAnswer } from '../api/escort-jobs';
import { POSITION_NAMES } from '../model/escort-labels';
import { endText, meetText, rateTexts, sizesOf } from './escort-texts';

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
    title: 'Accept this job?',
    label: 'Accept job',
    consequence:
      'Dispatch will count on you. You can undo this for ten minutes, and give the job back until 24 hours before it starts.',
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
  // Declining and undoing need no confirmation.
  if (last === null || last.status === 'declined' || last.status === 'offered') return null;
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
          <p className="font-semibold wrap-anywhere">
            {`${POSITION_NAMES[position]}${terms ? `, ${terms.name}` : ''}`}
          </p>
          {terms && (
            <Facts
              isCompact
              entries={[
                ...(last.status === 'accepted'
                  ? [
                      {
                        term: 'Load',
                        detail: sizesOf(terms)
                          .slice(0, 3)
                          .map(({ term, text }) => `${term} ${text}`)
                          .join(', '),
                      },
                    ]
                  : []),
                { term: 'Meet', detail: `${meetText(terms)}, ${terms.meetPlace}` },
                { term: 'Estimated end', detail: endText(terms) },
                ...(last.status === 'accepted'
                  ? [{ term: 'Your rate', detail: rateTexts(last.job.rate).amount }]
                  : []),
              ]}
            />
          )}
          {last.status === 'accepted' && conflicts.length > 0 && (
            <Alert tone="warn" title="Check before you accept">
              {conflicts.map((text) => (
                <span key={text} className="block">
                  {`${text}.`}
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
