import { useState } from 'react';
import { Lane } from '@/shared/ui/lane';
import type { EscortAnswer } from '../../api/escort-jobs';
import { POSITION_NAMES } from '../../model/escort-words';
import { daysOf, formatSpan } from '../../model/load-days';
import { AskDialog } from '../ask-dialog';

interface AnswerDialogProps {
  /** The answer in question; `null` while nothing is asked. */
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
      'Dispatch counts on you on these days. You can take it back for ten minutes; after that, call.',
  },
  declined: {
    title: 'Decline this escort?',
    label: 'Decline',
    consequence:
      'Dispatch asks somebody else, and the load is no longer shown to you. You can take it back for ten minutes.',
  },
  completed: {
    title: 'Is this escort done?',
    label: 'Mark as completed',
    consequence: 'It moves to your past jobs. This cannot be taken back.',
  },
  offered: { title: 'Take your answer back?', label: 'Take back', consequence: '' },
} as const;

/** Asks a pilot once more before dispatch is told. */
export function AnswerDialog({ answer, isBusy, error, onConfirm, onClose }: AnswerDialogProps) {
  // What is shown while the dialog fades out.
  const [last, setLast] = useState(answer);
  if (answer !== null && answer !== last) setLast(answer);
  if (last === null) return null;
  const { title, label, consequence } = QUESTIONS[last.status];
  const { load, position } = last.job;
  return (
    <AskDialog
      open={answer !== null}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={title}
      confirmLabel={label}
      isBusy={isBusy}
      error={error}
      onConfirm={() => {
        if (answer !== null) onConfirm(answer);
      }}
    >
      <p className="font-semibold">
        {POSITION_NAMES[position]}
        {load && `, ${formatSpan(daysOf(load))}`}
      </p>
      {load && <Lane origin={load.origin} destination={load.destination} />}
      <p className="text-muted">{consequence}</p>
    </AskDialog>
  );
}
