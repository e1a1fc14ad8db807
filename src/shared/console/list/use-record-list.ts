import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import type { Listed } from './find-new-rows';
import type { ListFilters } from './list-params';
import { useNewRows } from './use-new-rows';

/** A paged list under the filters of its address, with everything the screen says about it. */
export function useRecordList<Row extends Listed>(
  query: UseInfiniteQueryResult<Row[]>,
  { filters, openId }: { filters: ListFilters; openId: string | null },
) {
  // While another filter is being fetched the rows still belong to the one before.
  const { arrivals, forget } = useNewRows(
    query.isPlaceholderData ? undefined : query.data,
    JSON.stringify(filters),
    openId,
  );
  return {
    rows: query.data,
    arrivals,
    forgetArrival: forget,
    error: query.error,
    isStale: query.isPlaceholderData,
    /** What is asked for has failed before and is being asked for again, by itself. */
    isTryingAgain:
      query.failureCount > 0 &&
      query.error === null &&
      (query.data === undefined || query.isPlaceholderData),
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    isRetrying: query.isFetching,
    loadMore: () => void query.fetchNextPage(),
    retry: () => void query.refetch(),
  };
}

/** What {@link useRecordList} gives. */
export type RecordListState<Row extends Listed> = ReturnType<typeof useRecordList<Row>>;
