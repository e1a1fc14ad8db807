import { useInfiniteQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { formatSpan } from '@/features/loads/model/route/load-days';
import { formatDate } from '@domain/time/moment-text';
import { LoadStatusBadge } from '@/shared/loads/load-status-badge';
import { Badge } from '@/shared/ui/badge';
import { Button } from '@/shared/ui/button';
import { pastEscortsQueryOptions, type EscortAnswer, type EscortJob } from '../api/escort-jobs';
import { ESCORT_BADGES, POSITION_NAMES } from '../model/escort-labels';
import { UndoAnswer } from './escort-actions';

interface PastEscortsProps {
  userId: string;
  /** Offers and accepted jobs whose load was canceled or delivered. */
  over: readonly EscortJob[];
  onAnswer: (answer: EscortAnswer) => void;
}

/** Completed, declined and canceled jobs, latest first. */
export function PastEscorts({ userId, over, onAnswer }: PastEscortsProps) {
  const id = useId();
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    pastEscortsQueryOptions(userId),
  );
  const jobs = [...over, ...(data ?? [])];
  if (jobs.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-4 type-h4">
        Past jobs
      </h2>
      <ul className="border-t border-line-strong">
        {jobs.map((job) => (
          <PastJob key={job.id} job={job} onAnswer={onAnswer} />
        ))}
      </ul>
      {hasNextPage && (
        <Button
          variant="quiet"
          size="md"
          className="mt-4"
          isBusy={isFetchingNextPage}
          busyText="Loading..."
          onClick={() => void fetchNextPage()}
        >
          Show earlier jobs
        </Button>
      )}
    </section>
  );
}

/** After declining, and 30 days after the end, the pilot car only sees their own answer. */
function PastJob({ job, onAnswer }: { job: EscortJob; onAnswer: (answer: EscortAnswer) => void }) {
  const { terms, position, status, answered_at: answeredAt } = job;
  const { tone, word } = ESCORT_BADGES[status];
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b py-3.5 leading-snug">
      <span className="min-w-0">
        <span className="block font-semibold wrap-anywhere">
          {`${POSITION_NAMES[position]}${terms ? `, ${terms.name}` : ''}`}
        </span>
        <span className="block text-sm text-subtle tabular-nums">
          {`${
            terms
              ? `${terms.origin} to ${terms.destination}, ${formatSpan(terms.days)}`
              : 'You no longer have access to this load.'
          }${status === 'declined' && answeredAt !== null ? ` Declined ${formatDate(answeredAt)}.` : ''}`}
        </span>
      </span>
      <span className="flex flex-wrap items-center gap-3">
        <UndoAnswer job={job} onAnswer={onAnswer} />
        {terms?.status === 'cancelled' ? (
          <LoadStatusBadge status="cancelled" />
        ) : (
          <Badge tone={tone}>{word}</Badge>
        )}
      </span>
    </li>
  );
}
