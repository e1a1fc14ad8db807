import { useQuery } from '@tanstack/react-query';
import { stateName } from '@domain/places/states';
import { loadRouteQueryOptions } from '@/features/loads/api/route/load-route';
import { useLiveLoads } from '@/features/loads/api/use-live-loads';
import { loadPath } from '@/features/loads/model/load-path';
import type { LoadRow } from '@/features/loads/model/load-record';
import { deliveryGaps } from '@/features/loads/model/readiness/delivery-gaps';
import { daysOf } from '@/features/loads/model/route/load-days';
import { nextLeg } from '@/features/loads/model/route/next-leg';
import { relativeDay, formatMediumDay } from '@domain/time/day-text';
import { LoadDrawing } from '@/shared/drawing/load-drawing';
import { useNow } from '@/shared/lib/use-now';
import { LoadStatusBadge } from '@/shared/loads/load-status-badge';
import { WorkCard, WorkFacts } from '@/shared/loads/work-card';
import { Badge } from '@/shared/ui/badge';
import { ButtonLink } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';
import { RetryAlert } from '@/shared/ui/retry-alert';
import { Skeleton } from '@/shared/ui/skeleton';
import { assignedLoadQueryOptions, currentLoadsQueryOptions } from '../../api/assigned-loads';
import { pickupToday, splitLoads, startProblems } from '../../model/work';
import {
  deliveryMoment,
  loadedHeight,
  moveName,
  pickupMoment,
  weightText,
  widthText,
} from './load-facts';

/** A driver's load today and the next one. */
export function DriverWork({ userId }: { userId: string }) {
  const query = useQuery(currentLoadsQueryOptions(userId));
  const now = useNow();
  useLiveLoads(userId);
  const { data: loads } = query;
  const { today, next } = splitLoads(loads ?? [], now);

  return (
    <>
      {query.isError && <RetryAlert title="We couldn’t load your loads." query={query} />}
      {query.isPending && <Skeleton className="h-80" />}
      {loads !== undefined && today === undefined && <NoLoadToday next={next} />}
      {today && <TodayLoad load={today} userId={userId} now={now} />}
      {next && (
        <WorkCard title="Next load">
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t">
            <div className="min-w-0 leading-snug">
              <p className="font-semibold wrap-anywhere">{moveName(next)}</p>
              <p className="mt-1 text-sm text-subtle tabular-nums">{pickupMoment(next)}</p>
            </div>
            <ButtonLink to={loadPath(next.id)} variant="quiet" size="md">
              View load
            </ButtonLink>
          </div>
        </WorkCard>
      )}
    </>
  );
}

function NoLoadToday({ next }: { next: LoadRow | undefined }) {
  if (next === undefined) {
    return (
      <EmptyState title="No load today." className="bg-surface">
        Loads appear here as soon as dispatch assigns them to you.
      </EmptyState>
    );
  }
  const days = daysOf(next);
  return (
    <EmptyState
      title={`No load today. Next: ${days === null ? 'date TBD' : formatMediumDay(days.from)}.`}
      className="bg-surface"
    />
  );
}

interface TodayLoadProps {
  load: LoadRow;
  userId: string;
  now: number;
}

function TodayLoad({ load, userId, now }: TodayLoadProps) {
  // The same query as the load's page, which then opens without waiting.
  const { data: record } = useQuery(assignedLoadQueryOptions(userId, load.id));
  const isInTransit = load.status === 'in_transit';
  const problems = record && !isInTransit ? startProblems(record) : [];
  const { length, width, height, equipment, weight_lbs } = load;
  return (
    <WorkCard
      isFirst
      title={moveName(load)}
      above={
        <p className="flex flex-wrap items-center justify-between gap-3">
          <b className="tabular-nums">
            {relativeDay(pickupToday(load, now), pickupToday(load, now))}
          </b>
          {problems.length > 0 ? (
            <Badge tone="warn">
              {problems.length === 1
                ? '1 thing before you start'
                : `${String(problems.length)} things before you start`}
            </Badge>
          ) : (
            <LoadStatusBadge status={load.status} />
          )}
        </p>
      }
    >
      <WorkFacts
        facts={[
          isInTransit
            ? { term: 'Delivery', value: deliveryMoment(load) }
            : { term: 'Pickup', value: pickupMoment(load) },
          { term: 'Loaded height', value: loadedHeight(load) },
          { term: 'Width', value: widthText(load) },
          { term: 'Load weight', value: weightText(load) },
        ]}
      />
      <div className="border-t">
        <LoadDrawing {...{ length, width, height, equipment, weight_lbs }} />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t">
        <div className="min-w-0 leading-snug">
          {problems.length === 0 ? (
            <p className="font-semibold">
              <NextStep load={load} />
            </p>
          ) : (
            <ul className="grid gap-1">
              {problems.map((problem) => (
                <li key={problem}>{problem}</li>
              ))}
            </ul>
          )}
        </div>
        <ButtonLink to={loadPath(load.id)} size="md">
          Open load
        </ButtonLink>
      </div>
    </WorkCard>
  );
}

/** The driver's next report. Empty in transit until the legs have loaded. */
function NextStep({ load }: { load: LoadRow }) {
  const isInTransit = load.status === 'in_transit';
  const { data, isPending } = useQuery({
    ...loadRouteQueryOptions(load.id),
    enabled: isInTransit,
  });
  if (!isInTransit) return <span>Next: pick up the load</span>;
  const next = nextLeg(load, data?.legs ?? []);
  if (next !== undefined) return <span>{`Next: enter ${stateName(next.jurisdiction)}`}</span>;
  if (isPending) return null;
  const { arrivals } = deliveryGaps([], data?.stops ?? [], true);
  return (
    <span>{arrivals.length > 0 ? 'Next: arrive at the delivery' : 'Next: POD and delivery'}</span>
  );
}
