import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router-dom';
import { assignedLoadQueryOptions } from '@/features/driver/api/assigned-loads';
import { driverToasts } from '@/features/driver/toasts';
import { FetchFailure } from '@/shared/console/fetch-failure';
import { EmptyState } from '@/shared/ui/empty-state';
import { Skeleton } from '@/shared/ui/skeleton';
import { LoadRecord } from './load-record';

interface OpenLoadProps {
  id: string;
  userId: string;
  /** True if the driver opened it, rather than the page preselecting it. */
  isChosen: boolean;
}

/** The record next to the list; on a phone, instead of it. */
export function OpenLoad({ id, userId, isChosen }: OpenLoadProps) {
  const { data, error, isFetching, refetch } = useQuery(assignedLoadQueryOptions(userId, id));
  return (
    <div className={isChosen ? 'min-w-0' : 'min-w-0 max-lg:hidden'}>
      <p className="mb-5 lg:hidden">
        <Link to="/loads/assigned" className="inline-flex items-center gap-2 font-semibold">
          <ArrowLeft aria-hidden="true" className="size-4" /> All my loads
        </Link>
      </p>
      {data && <LoadRecord key={data.id} load={data} userId={userId} takesFocus={isChosen} />}
      {data === null && (
        <EmptyState title="This load isn’t assigned to you">
          Dispatch reassigned or removed it. Call dispatch with questions.
        </EmptyState>
      )}
      {data === undefined &&
        (error ? (
          <FetchFailure
            title={driverToasts.fetchFailed.title}
            error={error}
            hasRows={false}
            isRetrying={isFetching}
            onRetry={() => void refetch()}
          />
        ) : (
          <div role="status" className="grid gap-5">
            <span className="sr-only">Loading load...</span>
            <Skeleton className="h-6 w-28" />
            <Skeleton className="h-9 w-2/3" />
            <Skeleton className="h-16" />
            <Skeleton className="h-96" />
          </div>
        ))}
    </div>
  );
}
