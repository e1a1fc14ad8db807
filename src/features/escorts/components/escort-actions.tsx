import { COMPANY } from '@/content/company';
import { formatZonedDateTime } from '@domain/time/moment-text';
import { useNow } from '@/shared/lib/use-now';
import { Button, ButtonLink } from '@/shared/ui/button';
import type { EscortAnswer, EscortJob } from '../api/escort-jobs';
import { canComplete, canGiveBack, isTooLateToGiveBack, undoUntil } from '../model/escort-jobs';

interface EscortActionsProps {
  job: EscortJob;
  onAnswer: (answer: EscortAnswer) => void;
}

/** The answers a pilot car can give to a job they accepted. The database allows no others. */
export function EscortActions({ job, onAnswer }: EscortActionsProps) {
  return (
    <div className="flex flex-wrap items-center gap-3 empty:hidden">
      {canComplete(job) && (
        <Button
          variant="solid"
          size="md"
          onClick={() => {
            onAnswer({ job, status: 'completed' });
          }}
        >
          Mark as completed
        </Button>
      )}
      <UndoAnswer job={job} onAnswer={onAnswer} />
      <GiveBack job={job} onAnswer={onAnswer} />
    </div>
  );
}

/** Gives an accepted job back once undoing isn't possible anymore; in the last 24 hours by phone. */
export function GiveBack({ job, onAnswer }: EscortActionsProps) {
  const now = useNow();
  if (undoUntil(job, now) !== null) return null;
  if (isTooLateToGiveBack(job, now)) {
    const { href, display } = COMPANY.phones.dispatch;
    return (
      <ButtonLink to={href} variant="quiet" size="md">
        {`Can’t make it? Call ${display}`}
      </ButtonLink>
    );
  }
  if (!canGiveBack(job, now)) return null;
  return (
    <Button
      variant="quiet"
      size="md"
      onClick={() => {
        onAnswer({ job, status: 'withdrawn' });
      }}
    >
      Give back
    </Button>
  );
}

/** Undoes an answer within ten minutes. */
export function UndoAnswer({ job, onAnswer }: EscortActionsProps) {
  const until = undoUntil(job, useNow());
  if (until === null) return null;
  return (
    <>
      <Button
        variant="quiet"
        size="md"
        onClick={() => {
          onAnswer({ job, status: 'offered' });
        }}
      >
        Undo
      </Button>
      <span className="text-sm text-subtle tabular-nums">{`until ${formatZonedDateTime(until)}`}</span>
    </>
  );
}
