import { useQuery } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { Link } from 'react-router-dom';
import { trailerForLoad } from '@/shared/drawing/trailer-for-load';
import { LoadGlyph } from '@/shared/drawing/load-glyph';
import { useNow } from '@/shared/lib/use-now';
import { ButtonLink } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';
import { RetryAlert } from '@/shared/ui/retry-alert';
import { Skeleton } from '@/shared/ui/skeleton';
import { escortJobsQueryOptions, type EscortJob } from '../../api/escort-jobs';
import { conflictTexts } from '../../model/escort-conflicts';
import { sortJobs } from '../../model/escort-jobs';
import { POSITION_NAMES } from '../../model/escort-labels';
import { daysOf, formatSpan } from '../../model/load-days';
import { escortPath } from '../../model/load-path';
import { pickupToday, relativeDay } from '../../model/work';
import { LoadStatusBadge } from '../load-status-badge';
import { useLiveLoads } from '../use-live-loads';
import { usePilotPlans } from '../use-pilot-plans';
import { loadedHeight, moveName, pickupMoment, weightText, widthText } from './load-facts';
import { WorkCard, WorkFacts } from './work-card';

/** A pilot car's waiting offers and next accepted job. */
export function PilotWork({ userId }: { userId: string }) {
  const query = useQuery(escortJobsQueryOptions(userId));
  const now = useNow();
  useLiveLoads(userId);
  const jobs = query.data && sortJobs(query.data);
  const plans = usePilotPlans(userId, jobs?.accepted ?? []);

  return (
    <>
      {query.isError && <RetryAlert title="We couldn’t load your escort jobs." query={query} />}
      {query.isPending && <Skeleton className="h-80" />}
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
          <ul className="p-0!">
            {jobs.offers.map((job, index) => (
              <Offer
                key={job.id}
                job={job}
                isFirst={index === 0}
                conflicts={conflictTexts(job, plans)}
              />
            ))}
          </ul>
        </WorkCard>
      )}
      {jobs?.accepted[0] && <NextJob job={jobs.accepted[0]} now={now} />}
    </>
  );
}

interface OfferProps {
  job: EscortJob;
  /** The most urgent offer has the amber button. */
  isFirst: boolean;
  conflicts: readonly string[];
}

function Offer({ job: { id, position, terms }, isFirst, conflicts }: OfferProps) {
  if (terms === null) return null;
  const name = `${POSITION_NAMES[position]}, ${terms.name}`;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] items-center gap-x-5 gap-y-3 border-t px-[clamp(1rem,0.6rem+1.2vw,1.5rem)] py-4 sm:grid-cols-[4.5rem_minmax(0,1fr)_auto]">
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
          {formatSpan(terms.days)}
          <br />
          Loaded height {loadedHeight(terms)}, width {widthText(terms)}.
        </p>
        {conflicts.map((text) => (
          <p key={text} className="flex gap-2 text-sm font-semibold text-warn">
            <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 flex-none" />
            <span>{text}</span>
          </p>
        ))}
      </div>
      <ButtonLink
        to={escortPath(id)}
        variant={isFirst ? 'primary' : 'quiet'}
        size="md"
        aria-label={`Review ${name}`}
      >
        Review
      </ButtonLink>
    </li>
  );
}

function NextJob({ job: { id, position, load }, now }: { job: EscortJob; now: number }) {
  if (load === null) return null;
  const days = daysOf(load);
  const today = pickupToday(load, now);
  // A job that has begun is today's work.
  const day = days === null ? null : days.from < today && today <= days.to ? today : days.from;
  return (
    <WorkCard
      title={moveName(load)}
      above={
        <p className="flex flex-wrap items-center justify-between gap-3">
          <span className="tabular-nums">
            <b>{day === null ? 'Date TBD' : relativeDay(day, today)}</b>{' '}
            <span className="text-subtle">{POSITION_NAMES[position]}</span>
          </span>
          <LoadStatusBadge status={load.status} />
        </p>
      }
    >
      <WorkFacts
        facts={[
          { term: 'Loaded height', value: loadedHeight(load) },
          { term: 'Width', value: widthText(load) },
          { term: 'Pickup', value: pickupMoment(load) },
          { term: 'Gross', value: weightText(load) },
        ]}
      />
      <div className="border-t">
        <ButtonLink to={escortPath(id)} variant="quiet" size="md">
          Open escort job
        </ButtonLink>
      </div>
    </WorkCard>
  );
}
