import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { quoteKeys } from '../../api/query-keys';
import { ownQuoteQueryOptions, ownQuotesQueryOptions, watchOwnQuotes } from '../../api/own-quotes';

/** Refetches the user's quotes when they change. */
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

/** The user's own quotes, page by page, updated live. */
export function useOwnQuotes(userId: string) {
  useLiveQuotes(userId);
  return useInfiniteQuery(ownQuotesQueryOptions(userId));
}

/** One of the user's own quotes, updated live; `null` if there is none with this id. */
export function useOwnQuote(userId: string, id: string) {
  useLiveQuotes(userId);
  return useQuery(ownQuoteQueryOptions(userId, id));
}
