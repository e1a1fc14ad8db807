import { useQuery } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useLiveLoads } from '@/features/loads/api/use-live-loads';
import { escortPath } from '@/features/loads/model/load-path';
import { formatSpan } from '@/features/loads/model/route/load-days';
import { LoadGlyph } from '@/shared/drawing/load-glyph';
import { trailerForLoad } from '@/shared/drawing/trailer-for-load';
import { useNow } from '@/shared/lib/use-now';
import { WorkCard } from '@/shared/loads/work-card';
import { ButtonLink } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';
import { RetryAlert } from '@/shared/ui/retry-alert';
import { Skeleton } from '@/shared/ui/skeleton';
import { escortJobsQueryOptions, type EscortJob } from '../../api/escort-jobs';
import { conflictTexts } from '../../model/escort-conflicts';
import { confirmableFrom, sortJobs } from '../../model/escort-jobs';
import { POSITION_NAMES } from '../../model/escort-labels';
import { offerEndText } from '../../model/offer-end';
import { meetText, rateTexts, sizesOf } from '../escort-texts';
import { PlanFailures } from '../plan-failures';
import { usePilotPlans } from '../use-pilot-plans';
import { NextEscort } from './next-escort';

/** A pilot car's waiting offers and next accepted job. */
export function PilotWork({ userId }: { userId: string }) {
  const query = useQuery(escortJobsQueryOptions(userId));
  const now = useNow();
  useLiveLoads(userId);
  const jobs = query.data && sortJobs(query.data);
  const { plans, queries } = usePilotPlans(userId, jobs);
  const next = jobs && nextJob(jobs.accepted, now);
  const hasToConfirm = next !== undefined && isConfirmable(next, now);

  return (
    <>
      {query.isError && <RetryAlert title="We couldn’t load your escort jobs." query={query} />}
      {query.isPending && <Skeleton className="h-80" />}
      <PlanFailures queries={queries} />
      {jobs?.offers.length === 0 && (
        <EmptyState
          title="No offers right now."
          className="bg-surface"
          action={
            <ButtonLink to="/profile#availability" variant="quiet" size="md">
              Update availability
            </ButtonLink>
          }
        >
          Dispatch offers jobs to pilot cars that are available.
        </EmptyState>
      )}
      {jobs !== undefined && jobs.offers.length > 0 && (
        <WorkCard
          isFirst
          title={
            jobs.offers.length === 1
              ? '1 escort offer waiting for you'
              : `${String(jobs.offers.length)} escort offers waiting for you`
          }
          action={
            <Link to="/escorts" className="link text-sm">
              All escort jobs
            </Link>
          }
        >
          <ul className="@container p-0!">
            {jobs.offers.map((job, index) => (
              <Offer
                key={job.id}
                job={job}
                // One amber button per page: confirming comes first.
                isUrgent={index === 0 && !hasToConfirm}
                conflicts={conflictTexts(job, plans)}
                now={now}
              />
            ))}
          </ul>
        </WorkCard>
      )}
      {next && <NextEscort job={next} now={now} />}
    </>
  );
}

const isConfirmable = (job: EscortJob, now: number) => {
  const from = confirmableFrom(job);
  return from !== null && from <= now;
};

/** The job to confirm first; otherwise the next one. */
const nextJob = (accepted: readonly EscortJob[], now: number) =>
  accepted.find((job) => isConfirmable(job, now)) ?? accepted[0];

interface OfferProps {
  job: EscortJob;
  /** The most urgent offer has the amber button. */
  isUrgent: boolean;
  conflicts: readonly string[];
  now: number;
}

function Offer({ job: { id, position, terms, rate }, isUrgent, conflicts, now }: OfferProps) {
  if (terms === null) return null;
  const name = `${POSITION_NAMES[position]}, ${terms.name}`;
  const [height] = sizesOf(terms);
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] items-center gap-x-5 gap-y-3 border-t px-[clamp(1rem,0.6rem+1.2vw,1.5rem)] py-4 sm:grid-cols-[4.5rem_minmax(0,1fr)] @min-[40rem]:grid-cols-[4.5rem_minmax(0,1fr)_auto]">
      <div className="max-sm:hidden">
        <LoadGlyph
          width={terms.width}
          height={terms.height}
          deck={trailerForLoad(terms).deck}
          className="h-auto w-full"
        />
      </div>
      <div className="grid min-w-0 gap-1 leading-snug">
        <p className="font-semibold wrap-anywhere">{name}</p>
        <p className="text-sm text-subtle tabular-nums">
          <span>{`Loaded height ${height?.text.toLowerCase() ?? ''}. ${terms.states.join(', ')}. ${formatSpan(terms.days)}`}</span>
          <br />
          <span>{`Meet ${meetText(terms)}, ${terms.meetPlace}`}</span>
        </p>
        {conflicts.map((text) => (
          <p key={text} className="flex gap-2 text-sm font-semibold text-warn">
            <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 flex-none" />
            <span>{text}</span>
          </p>
        ))}
      </div>
      <div className="grid gap-1.5 sm:col-start-2 sm:justify-items-start @min-[40rem]:col-start-3 @min-[40rem]:max-w-56 @min-[40rem]:justify-items-end @min-[40rem]:text-right">
        <p className="text-lg font-bold tabular-nums">{rateTexts(rate).amount}</p>
        <p className="text-sm text-subtle tabular-nums">
          {[terms.hasRivals ? 'First to accept gets it' : null, offerEndText(terms, now)]
            .filter((part) => part !== null)
            .join('. ')}
        </p>
        <ButtonLink
          to={escortPath(id)}
          variant={isUrgent ? 'primary' : 'quiet'}
          size="md"
          aria-label={`Review ${name}`}
        >
          Review
        </ButtonLink>
      </div>
    </li>
  );
}
