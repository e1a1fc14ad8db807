import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { FetchFailure } from '@/shared/console/fetch-failure';
import { useButtonKeys } from '@/shared/console/shortcuts/use-button-keys';
import { dayOf, isDay } from '@/shared/lib/day';
import { useNow } from '@/shared/lib/use-now';
import { Skeleton } from '@/shared/ui/skeleton';
import { adminLoadMessages } from '../../../admin-messages';
import { boardWeekQueryOptions } from '../../../api/board';
import { mondayOf, WEEK_PARAM } from '../../../model/board-week';
import { BOARD_ZONE } from '../../../model/board-zone';
import { WeekKey } from './week-bar';
import { WeekNav } from './week-nav';
import { WeekTrack } from './week-track';

const BARS = Array.from({ length: 10 }, (_, bar) => bar);

/** A week of drivers and units: what books them, and when they are off. */
export function WeekView() {
  const [params] = useSearchParams();
  const now = useNow();
  const thisWeek = mondayOf(dayOf(now, BOARD_ZONE));
  const asked = params.get(WEEK_PARAM);
  const from = isDay(asked) ? mondayOf(asked) : thisWeek;
  const query = useQuery(boardWeekQueryOptions(from));
  useButtonKeys();

  return (
    <div className="grid gap-3 *:min-w-0">
      <WeekNav from={from} thisWeek={thisWeek} />
      {query.error && (
        <FetchFailure
          title={adminLoadMessages.weekFailed.title}
          error={query.error}
          hasRows={query.data !== undefined}
          isRetrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
      {query.isPending && (
        <div role="status" className="grid gap-1.5 rounded-md border bg-surface p-3">
          <span className="sr-only">Loading the week...</span>
          {BARS.map((bar) => (
            <Skeleton key={bar} className="h-6" />
          ))}
        </div>
      )}
      {query.data && (
        <>
          {query.data.loads.length === 0 && (
            <p role="status" className="text-muted">
              No assignments this week.
            </p>
          )}
          <WeekTrack week={query.data} now={now} isStale={query.isPlaceholderData} />
          <WeekKey />
        </>
      )}
    </div>
  );
}
