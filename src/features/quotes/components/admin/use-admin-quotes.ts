import { useInfiniteQuery } from '@tanstack/react-query';
import { adminQuotesQueryOptions } from '../../api/admin-quotes';
import type { QuoteFilters } from '../../model/admin-filters';
import { useArrivals } from './use-arrivals';

/** The list for these filters with everything the screen says about it. */
export function useAdminQuotes(filters: QuoteFilters) {
  const query = useInfiniteQuery(adminQuotesQueryOptions(filters));
  // While another filter is being fetched the rows still belong to the one before.
  const { arrivals, forget } = useArrivals(
    query.isPlaceholderData ? undefined : query.data,
    `${filters.status} ${filters.search}`,
  );
  return {
    quotes: query.data,
    arrivals,
    forgetArrival: forget,
    error: query.error,
    isStale: query.isPlaceholderData,
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    isRetrying: query.isFetching,
    loadMore: () => void query.fetchNextPage(),
    retry: () => void query.refetch(),
  };
}

export type AdminQuotesList = ReturnType<typeof useAdminQuotes>;
