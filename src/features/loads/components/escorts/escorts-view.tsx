import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { FetchFailure } from '@/shared/console/fetch-failure';
import { Alert } from '@/shared/ui/alert';
import { Button } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';
import { Skeleton } from '@/shared/ui/skeleton';
import { escortJobsQueryOptions } from '../../api/escort-jobs';
import { loadMessages } from '../../messages';
import { sortJobs } from '../../model/escort-jobs';
import { useLiveLoads } from '../use-live-loads';
import { EscortJobs } from './escort-jobs';
import { PastEscorts } from './past-escorts';
import { useEscortAnswers } from './use-escort-answers';

/** A pilot car's offers, accepted jobs and past jobs. */
export function EscortsView({ userId }: { userId: string }) {
  const { data: jobs, error, isFetching, refetch } = useQuery(escortJobsQueryOptions(userId));
  useLiveLoads(userId);
  const sorted = useMemo(() => jobs && sortJobs(jobs), [jobs]);
  const answers = useEscortAnswers(userId, sorted?.offers, sorted?.accepted ?? []);

  return (
    <div className="grid gap-10 *:min-w-0">
      {error && (
        <FetchFailure
          title={loadMessages.escortsFailed.title}
          error={error}
          hasRows={jobs !== undefined}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      <OfferNews news={answers.news} onDismiss={answers.dismiss} />
      {sorted === undefined && !error && (
        <div role="status" className="grid gap-5">
          <span className="sr-only">Loading escort jobs...</span>
          <Skeleton className="h-7 w-36" />
          <Skeleton className="h-80" />
        </div>
      )}
      {sorted && (
        <>
          <EscortJobs
            title="Offers"
            jobs={sorted.offers}
            accepted={sorted.accepted}
            userId={userId}
            empty={
              <EmptyState title="No offers waiting">
                When dispatch sends you an offer, it appears here.
              </EmptyState>
            }
            onAnswer={answers.ask}
          />
          <EscortJobs
            title="Accepted"
            jobs={sorted.accepted}
            accepted={sorted.accepted}
            userId={userId}
            empty={<p className="text-muted">No accepted jobs.</p>}
            onAnswer={answers.ask}
          />
          <PastEscorts userId={userId} over={sorted.over} onAnswer={answers.ask} />
        </>
      )}
      {answers.dialog}
    </div>
  );
}

/** Changes by dispatch to offers on screen, until dismissed. */
function OfferNews({ news, onDismiss }: { news: readonly string[]; onDismiss: () => void }) {
  if (news.length === 0) return null;
  return (
    <Alert
      tone="warn"
      role="status"
      title="Changed by dispatch"
      actions={
        <Button variant="quiet" size="sm" onClick={onDismiss}>
          Got it
        </Button>
      }
    >
      {news.map((text) => (
        <span key={text} className="block">
          {text}
        </span>
      ))}
    </Alert>
  );
}
