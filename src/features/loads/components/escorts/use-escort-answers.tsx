import { useState, type ReactNode } from 'react';
import { isAppError } from '@/shared/lib/app-error';
import { useAnswerEscortMutation, type EscortAnswer, type EscortJob } from '../../api/escort-jobs';
import { loadMessages } from '../../messages';
import { AnswerDialog } from './answer-dialog';
import { useOfferNews } from './use-offer-news';

interface EscortAnswers {
  /** Asks once more, then answers; taking back is done at once. */
  ask: (answer: EscortAnswer) => void;
  news: readonly string[];
  putAway: () => void;
  dialog: ReactNode;
}

/** How a pilot answers: asked once more, sent once, and told what dispatch did meanwhile. */
export function useEscortAnswers(offers: readonly EscortJob[] | undefined): EscortAnswers {
  const { news, markAnswered, unmarkAnswered, putAway } = useOfferNews(offers);
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
        // There is nothing left to try again: the list says how it stands now.
        if (isAppError(failure, 'not-found')) setAsked(null);
      },
    });
  };

  return {
    news,
    putAway,
    ask: (answer) => {
      reset();
      if (answer.status === 'offered') send(answer);
      else setAsked(answer);
    },
    dialog: (
      <AnswerDialog
        answer={asked}
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
