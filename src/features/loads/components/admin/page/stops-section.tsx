import { useQuery } from '@tanstack/react-query';
import { RetryAlert } from '@/shared/ui/retry-alert';
import { Skeleton } from '@/shared/ui/skeleton';
import type { AdminLoad } from '../../../api/admin-loads';
import { loadDetailsQueryOptions } from '../../../api/load-page';
import { StopList } from '../../stop-list';
import { LoadSection } from './load-section';

/** Where the load is picked up, meets its pilot cars and is delivered. */
export function StopsSection({ load }: { load: AdminLoad }) {
  const query = useQuery(loadDetailsQueryOptions(load.id));
  return (
    <LoadSection title="Stops">
      {query.data !== undefined ? (
        <StopList stops={query.data.stops} status={load.status} />
      ) : query.isError ? (
        <RetryAlert title="We couldn’t load the stops." query={query} />
      ) : (
        <Skeleton className="h-40" />
      )}
    </LoadSection>
  );
}
