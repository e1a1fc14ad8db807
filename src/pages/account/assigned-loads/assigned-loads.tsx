import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { currentLoadsQueryOptions } from '@/features/driver/api/assigned-loads';
import { LoadList } from '@/features/driver/components/load-list';
import { PastLoads } from '@/features/driver/components/past-loads';
import { driverToasts } from '@/features/driver/toasts';
import { useLiveLoads } from '@/features/loads/api/use-live-loads';
import { LOAD_PARAM } from '@/features/loads/model/load-path';
import { FetchFailure } from '@/shared/console/fetch-failure';
import { EmptyState } from '@/shared/ui/empty-state';
import { Skeleton } from '@/shared/ui/skeleton';
import { OpenLoad } from './open-load';

/** A driver's loads and the open one, side by side; on a phone, one at a time. */
export function AssignedLoads({ userId }: { userId: string }) {
  const [params] = useSearchParams();
  const chosenId = params.get(LOAD_PARAM);
  const { data: loads, error, isFetching, refetch } = useQuery(currentLoadsQueryOptions(userId));
  useLiveLoads(userId);
  // Wide screens always show a record: the load in transit, or else the next one.
  const first = loads?.find(({ status }) => status === 'in_transit') ?? loads?.[0];
  const openId = chosenId ?? first?.id;

  return (
    <div className="grid items-start gap-gap lg:grid-cols-[minmax(18rem,1fr)_2fr] lg:gap-x-12">
      <div className={`grid min-w-0 gap-8 ${chosenId === null ? '' : 'max-lg:hidden'}`}>
        {error && (
          <FetchFailure
            title={driverToasts.fetchFailed.title}
            error={error}
            hasRows={loads !== undefined}
            isRetrying={isFetching}
            onRetry={() => void refetch()}
          />
        )}
        {loads === undefined && !error && <ListSkeleton />}
        {loads?.length === 0 && (
          <EmptyState title="No loads assigned">
            Loads appear here as soon as dispatch assigns them to you.
          </EmptyState>
        )}
        {loads !== undefined && <LoadList loads={loads} openId={openId} />}
        <PastLoads userId={userId} openId={openId} />
      </div>
      {openId !== undefined && (
        <OpenLoad key={openId} id={openId} userId={userId} isChosen={chosenId !== null} />
      )}
    </div>
  );
}

function ListSkeleton() {
  return (
    <div role="status" className="grid gap-4">
      <span className="sr-only">Loading loads...</span>
      <Skeleton className="h-6 w-40" />
      <Skeleton className="h-20" />
      <Skeleton className="h-20" />
    </div>
  );
}
