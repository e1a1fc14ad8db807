import { formatZonedDateTime } from '@/shared/lib/format-date';
import { useNow } from '@/shared/lib/use-now';
import { Button } from '@/shared/ui/button';
import type { EscortAnswer, EscortJob } from '../../api/escort-jobs';
import { canComplete, canGiveBack, undoUntil } from '../../model/escort-jobs';

interface EscortActionsProps {
  job: EscortJob;
  onAnswer: (answer: EscortAnswer) => void;
}

/** The answers a pilot car can give now. The database allows no others. */
export function EscortActions({ job, onAnswer }: EscortActionsProps) {
  return (
    <div className="flex flex-wrap items-center gap-3 empty:hidden">
      {job.status === 'offered' && (
        <>
          <Button
            variant="solid"
            size="md"
            onClick={() => {
              onAnswer({ job, status: 'accepted' });
            }}
          >
            Accept
          </Button>
          <Button
            variant="quiet"
            size="md"
            onClick={() => {
              onAnswer({ job, status: 'declined' });
            }}
          >
            Decline
          </Button>
        </>
      )}
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

/** Gives an accepted job back once undoing isn't possible any more. */
function GiveBack({ job, onAnswer }: EscortActionsProps) {
  const now = useNow();
  if (undoUntil(job, now) !== null || !canGiveBack(job, job.load?.pickup_at ?? null, now))
    return null;
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
      <span className="text-sm text-subtle tabular-nums">until {formatZonedDateTime(until)}</span>
    </>
  );
}
