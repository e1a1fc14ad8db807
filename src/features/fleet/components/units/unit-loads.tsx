import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { FetchFailure } from '@/shared/console/fetch-failure';
import { formatShortSpan } from '@domain/time/day-text';
import { LOAD_STATUS_BADGES } from '@/shared/loads/load-status-badge';
import { Skeleton } from '@/shared/ui/skeleton';
import { bookingsQueryOptions } from '../../api/units';
import { bookedDays } from '../../model/unit-times';
import { unitToasts } from '../../unit-toasts';

interface UnitLoadsProps {
  unitId: string;
  loadPath: (id: string) => string;
}

/** The loads of a unit with their days, latest first. */
export function UnitLoads({ unitId, loadPath }: UnitLoadsProps) {
  const { data, error, isFetching, refetch } = useQuery(bookingsQueryOptions(unitId));
  if (data === undefined) {
    return error === null ? (
      <Skeleton className="h-16" />
    ) : (
      <FetchFailure
        title={unitToasts.fetchFailed.title}
        error={error}
        hasRows={false}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (data.length === 0) return <p className="text-subtle">No loads yet.</p>;
  return (
    <ul className="grid gap-2">
      {data.map((load) => {
        const days = bookedDays(load);
        return (
          <li key={load.id} className="flex flex-wrap justify-between gap-x-4">
            <Link to={loadPath(load.id)} className="wrap-anywhere underline underline-offset-3">
              {load.title}
            </Link>
            <span className="text-subtle tabular-nums">
              {`${LOAD_STATUS_BADGES[load.status].word}, ${days === null ? 'dates TBD' : formatShortSpan(days)}`}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
