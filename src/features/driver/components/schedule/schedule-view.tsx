import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { useLiveLoads } from '@/features/loads/api/use-live-loads';
import { FetchFailure } from '@/shared/console/fetch-failure';
import { addDays, dayOf, startOfWeek, isDay } from '@domain/time/day';
import { useNow } from '@/shared/lib/use-now';
import { sharedLoadToasts } from '@/shared/loads/load-toasts';
import { Skeleton } from '@/shared/ui/skeleton';
import { scheduleQueryOptions } from '../../api/schedule';
import { buildAgenda } from '../../model/agenda';
import { FROM_PARAM, ScheduleNav } from './schedule-nav';
import { ScheduleWeek } from './schedule-week';
import { WEEK, WEEKS } from './weeks';

/** Four weeks of a user's moves and availability. */
export function ScheduleView({ userId }: { userId: string }) {
  const [params] = useSearchParams();
  const asked = params.get(FROM_PARAM);
  const today = dayOf(useNow());
  const from = startOfWeek(isDay(asked) ? asked : today);
  const to = addDays(from, WEEKS * WEEK - 1);
  const query = useQuery(scheduleQueryOptions(userId, from, to));
  useLiveLoads(userId);

  const agenda = query.data && buildAgenda(query.data, from, WEEKS * WEEK);
  const isEmpty = agenda?.every(({ entries }) => entries.length === 0) ?? false;

  return (
    <div className="grid gap-6 *:min-w-0">
      <ScheduleNav from={from} to={to} isThisWeek={from === startOfWeek(today)} />
      {query.error && (
        <FetchFailure
          title={sharedLoadToasts.scheduleFailed.title}
          error={query.error}
          hasRows={agenda !== undefined}
          isRetrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
      {agenda === undefined && !query.error && (
        <div role="status">
          <span className="sr-only">Loading schedule...</span>
          <Skeleton className="h-96" />
        </div>
      )}
      {isEmpty && (
        <p role="status" className="border-l-4 border-line-strong py-1 pl-4 text-muted">
          No moves are planned for you in these four weeks.
        </p>
      )}
      {agenda && (
        <div className="grid gap-8" aria-busy={query.isPlaceholderData}>
          {Array.from({ length: WEEKS }, (_, week) => (
            <ScheduleWeek
              key={week}
              days={agenda.slice(week * WEEK, (week + 1) * WEEK)}
              today={today}
            />
          ))}
        </div>
      )}
    </div>
  );
}
