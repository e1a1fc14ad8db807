import { useState, type ReactNode } from 'react';
import { isAppError } from '@/shared/lib/app-error';
import { useAnswerEscortMutation, type EscortAnswer, type EscortJob } from '../../api/escort-jobs';
import { loadMessages } from '../../messages';
import { conflictTexts } from '../../model/escort-conflicts';
import { usePilotPlans } from '../use-pilot-plans';
import { AnswerDialog } from './answer-dialog';
import { useOfferNews } from './use-offer-changes';

interface EscortAnswers {
  /** Confirms first, then sends. Undoing an answer needs no confirmation. */
  ask: (answer: EscortAnswer) => void;
  news: readonly string[];
  dismiss: () => void;
  dialog: ReactNode;
}

/** Sends a pilot car's answers after confirmation and reports what dispatch changed. */
export function useEscortAnswers(
  userId: string,
  offers: readonly EscortJob[] | undefined,
  accepted: readonly EscortJob[],
): EscortAnswers {
  const { news, markAnswered, unmarkAnswered, dismiss } = useOfferNews(offers);
  const plans = usePilotPlans(userId, accepted);
  const [asked, setAsked] = useState<EscortAnswer | null>(null);
  const { mutate, isPending, error, reset } = useAnswerEscortMutation();

  const send = (answer: EscortAnswer) => {
    markAnswered(answer.job.id);
    mutate(answer, {
      onSuccess: () => {
        setAsked(null);
      },
      onError: (failure) => {
        unmarkAnswered(answer.job.id);
        // Retrying can't help: the offer changed, and the list shows the latest.
        if (isAppError(failure, 'stale')) setAsked(null);
      },
    });
  };

  return {
    news,
    dismiss,
    ask: (answer) => {
      reset();
      if (answer.status === 'offered') send(answer);
      else setAsked(answer);
    },
    dialog: (
      <AnswerDialog
        answer={asked}
        conflicts={asked === null ? [] : conflictTexts(asked.job, plans)}
        isBusy={isPending}
        error={error === null ? undefined : loadMessages.answerFailed(error).description}
        onConfirm={send}
        onClose={() => {
          setAsked(null);
        }}
      />
    ),
  };
}
