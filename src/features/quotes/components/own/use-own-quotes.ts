import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { quoteKeys } from '../../api/keys';
import { ownQuoteQueryOptions, ownQuotesQueryOptions, watchOwnQuotes } from '../../api/own-quotes';

/** Keeps what somebody reads about their own quotes up to date while they look. */
function useLiveQuotes(userId: string): void {
  const queryClient = useQueryClient();
  useEffect(
    () =>
      watchOwnQuotes(userId, () => {
        void queryClient.invalidateQueries({ queryKey: quoteKeys.own(userId) });
      }),
    [queryClient, userId],
  );
}

/** Somebody's own quotes, page by page. */
export function useOwnQuotes(userId: string) {
  useLiveQuotes(userId);
  return useInfiniteQuery(ownQuotesQueryOptions(userId));
}

/** One of them; `null` when there is none. */
export function useOwnQuote(userId: string, id: string) {
  useLiveQuotes(userId);
  return useQuery(ownQuoteQueryOptions(userId, id));
}
