import { useState, type ReactNode } from 'react';
import { isAppError } from '@/shared/lib/app-error';
import { useAnswerEscortMutation, type EscortAnswer, type EscortJob } from '../api/escort-jobs';
import { conflictTexts, coversOf, type PilotPlans } from '../model/escort-conflicts';
import { AnswerDialog } from './answer-dialog';
import { escortToasts } from '../toasts';

interface EscortAnswers {
  /** Sends an answer, or asks first if there are warnings to read. */
  ask: (answer: EscortAnswer) => void;
  /** The job whose answer is being sent. */
  busyId: string | null;
  dialog: ReactNode;
}

/** Warnings to read before accepting: every conflict, or that we couldn't check. */
function warnings(job: EscortJob, plans: PilotPlans): string[] {
  const isChecked = plans.unavailable !== undefined && coversOf(job, plans) !== undefined;
  return [
    ...conflictTexts(job, plans),
    ...(isChecked ? [] : ['We couldn’t check your calendar and certificates yet']),
  ];
}

/** True if an answer needs confirmation first: declining and undoing never do. */
function needsQuestion({ job, status }: EscortAnswer, plans: PilotPlans): boolean {
  if (status === 'accepted') return warnings(job, plans).length > 0;
  return status === 'completed' || status === 'withdrawn';
}

/** Sends a pilot car's answers, after a confirmation if one is needed. */
export function useEscortAnswers(
  plans: PilotPlans,
  { onSend, onRefused }: { onSend: (id: string) => void; onRefused: (id: string) => void },
): EscortAnswers {
  const [asked, setAsked] = useState<EscortAnswer | null>(null);
  const { mutate, isPending, variables, error, reset } = useAnswerEscortMutation();

  const send = (answer: EscortAnswer) => {
    onSend(answer.job.id);
    mutate(answer, {
      onSuccess: () => {
        setAsked(null);
      },
      onError: (failure) => {
        onRefused(answer.job.id);
        // Retrying can't help: the offer changed or ended, and the list shows it.
        if (isAppError(failure, 'stale') || isTaken(failure)) setAsked(null);
      },
    });
  };

  return {
    ask: (answer) => {
      reset();
      if (needsQuestion(answer, plans)) setAsked(answer);
      else send(answer);
    },
    busyId: isPending ? variables.job.id : null,
    dialog: (
      <AnswerDialog
        answer={asked}
        conflicts={asked === null ? [] : warnings(asked.job, plans)}
        isBusy={isPending}
        error={error === null ? undefined : escortToasts.answerFailed(error).description}
        onConfirm={send}
        onClose={() => {
          setAsked(null);
        }}
      />
    ),
  };
}

/** The message from `answer_escort`. */
const isTaken = (failure: Error) => failure.message === 'Another pilot took this job.';
