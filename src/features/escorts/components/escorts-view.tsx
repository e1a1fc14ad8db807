import { useQuery } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import { useLiveLoads } from '@/features/loads/api/use-live-loads';
import { FetchFailure } from '@/shared/console/fetch-failure';
import { Alert } from '@/shared/ui/alert';
import { Button, ButtonLink } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';
import { Skeleton } from '@/shared/ui/skeleton';
import { escortJobsQueryOptions } from '../api/escort-jobs';
import { coversOf } from '../model/escort-conflicts';
import { blockOf } from '../model/escort-cover';
import { sortJobs } from '../model/escort-jobs';
import { PlanFailures } from './plan-failures';
import { usePilotPlans } from './use-pilot-plans';
import { AcceptedJobs } from './accepted-jobs';
import { EndedOffers } from './ended-offers';
import { OfferCard } from './offer-card';
import { PastEscorts } from './past-escorts';
import { useEndedOffers } from './use-ended-offers';
import { useEscortAnswers } from './use-escort-answers';
import { escortToasts } from '../toasts';

interface EscortsViewProps {
  userId: string;
  /** Renders what the permits of an accepted job say. */
  renderPermits?: (loadId: string) => ReactNode;
}

/** A pilot car's offers, accepted jobs and past jobs. */
export function EscortsView({ userId, renderPermits }: EscortsViewProps) {
  const { data: jobs, error, isFetching, refetch } = useQuery(escortJobsQueryOptions(userId));
  useLiveLoads(userId);
  const sorted = useMemo(() => jobs && sortJobs(jobs), [jobs]);
  const { plans, queries } = usePilotPlans(userId, sorted);
  const news = useEndedOffers(sorted?.offers);
  const answers = useEscortAnswers(plans, {
    onSend: news.markAnswered,
    onRefused: news.unmarkAnswered,
  });
  const main = sorted?.offers.find((job) => blockOf(coversOf(job, plans) ?? []) === null);
  const hasOffers = sorted !== undefined && sorted.offers.length + news.ended.length > 0;
  const accepted = sorted && (
    <AcceptedJobs
      jobs={sorted.accepted}
      plans={plans}
      userId={userId}
      renderPermits={renderPermits}
      onAnswer={answers.ask}
    />
  );

  return (
    <div className="grid gap-8 *:min-w-0">
      {error && (
        <FetchFailure
          title={escortToasts.escortsFailed.title}
          error={error}
          hasRows={jobs !== undefined}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      <PlanFailures queries={queries} />
      <OfferChanges changes={news.changes} onDismiss={news.dismissChanges} />
      {sorted === undefined && !error && (
        <div role="status" className="grid gap-5">
          <span className="sr-only">Loading escort jobs...</span>
          <Skeleton className="h-7 w-36" />
          <Skeleton className="h-80" />
        </div>
      )}
      {sorted && (
        <div className="grid items-start gap-gap *:min-w-0 lg:grid-cols-[minmax(0,1fr)_20rem] xl:grid-cols-[minmax(0,1fr)_24rem]">
          <div className="grid gap-8 *:min-w-0">
            <section aria-labelledby="offers" className="grid gap-5 *:min-w-0">
              <div className="flex flex-wrap items-baseline justify-between gap-x-5 gap-y-1">
                <h2 id="offers" className="type-h3">
                  Offers
                  {sorted.offers.length > 0 && (
                    <span className="ml-3 text-base font-normal tracking-normal text-subtle tabular-nums">
                      {`${String(sorted.offers.length)} waiting`}
                    </span>
                  )}
                </h2>
                {hasOffers && (
                  <p className="text-sm text-muted">Times are local to the meet point</p>
                )}
              </div>
              {!hasOffers && (
                <EmptyState
                  title="No offers right now."
                  action={
                    <ButtonLink to="/profile#availability" variant="quiet" size="md">
                      Update availability
                    </ButtonLink>
                  }
                >
                  We’ll email you when a move needs a pilot car. Keep your availability up to date.
                </EmptyState>
              )}
              {sorted.offers.map((job, index) => (
                <OfferCard
                  key={job.id}
                  job={job}
                  plans={plans}
                  isFirst={index === 0}
                  isMain={job === main}
                  isBusy={answers.busyId === job.id}
                  onAnswer={(status) => {
                    answers.ask({ job, status });
                  }}
                />
              ))}
              <EndedOffers jobs={news.ended} userId={userId} onDismiss={news.dismissEnded} />
            </section>
            {!hasOffers && accepted}
          </div>
          <div className="grid gap-8 *:min-w-0">
            {hasOffers && accepted}
            <PastEscorts userId={userId} over={sorted.over} onAnswer={answers.ask} />
          </div>
        </div>
      )}
      {answers.dialog}
    </div>
  );
}

/** Offers that dispatch changed while they were on screen, until dismissed. */
function OfferChanges({
  changes,
  onDismiss,
}: {
  changes: readonly string[];
  onDismiss: () => void;
}) {
  if (changes.length === 0) return null;
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
      {changes.map((text) => (
        <span key={text} className="block">
          {text}
        </span>
      ))}
    </Alert>
  );
}
