import { useInfiniteQuery } from '@tanstack/react-query';
import { Button } from '@/shared/ui/button';
import { pastLoadsQueryOptions } from '../api/assigned-loads';
import { LoadGroup } from './load-list';
import { LoadListItem } from './load-list-item';

interface PastLoadsProps {
  userId: string;
  openId: string | undefined;
}

/** Delivered and canceled loads, latest first. */
export function PastLoads({ userId, openId }: PastLoadsProps) {
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    pastLoadsQueryOptions(userId),
  );
  if (data === undefined || data.length === 0) return null;
  return (
    <LoadGroup title="Past loads">
      {data.map((load) => (
        <LoadListItem key={load.id} load={load} isOpen={load.id === openId} />
      ))}
      {hasNextPage && (
        <li className="pt-3">
          <Button
            variant="quiet"
            size="md"
            isBusy={isFetchingNextPage}
            busyText="Loading..."
            onClick={() => void fetchNextPage()}
          >
            Show earlier loads
          </Button>
        </li>
      )}
    </LoadGroup>
  );
}
