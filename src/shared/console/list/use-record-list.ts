import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import type { Listed } from './find-new-rows';
import type { ListState } from './use-list-params';
import { useNewRows } from './use-new-rows';

/** A paged list under its filters, with every state the screen can show. */
export function useRecordList<Row extends Listed>(
  query: UseInfiniteQueryResult<Row[]>,
  { filters, openId }: Pick<ListState, 'filters' | 'openId'>,
) {
  // While a new filter is loading, the rows still belong to the previous one.
  const { newRows, forgetNewRow } = useNewRows(
    query.isPlaceholderData ? undefined : query.data,
    JSON.stringify(filters),
    openId,
  );
  return {
    rows: query.data,
    newRows,
    forgetNewRow,
    error: query.error,
    isStale: query.isPlaceholderData,
    /** A request failed and is being retried automatically. */
    isRetryingAfterFailure:
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

/** The return type of {@link useRecordList}. */
export type RecordListState<Row extends Listed> = ReturnType<typeof useRecordList<Row>>;
