import type { QuoteFilters } from '../model/admin-filters';

/** Everything the console reads about quotes stands under `all`: one word refetches it. */
export const adminQuoteKeys = {
  all: ['quotes', 'admin'] as const,
  lists: () => [...adminQuoteKeys.all, 'list'] as const,
  list: (filters: QuoteFilters) => [...adminQuoteKeys.lists(), filters] as const,
  allCounts: () => [...adminQuoteKeys.all, 'counts'] as const,
  counts: (search: string) => [...adminQuoteKeys.allCounts(), search] as const,
  detail: (id: string) => [...adminQuoteKeys.all, 'detail', id] as const,
  waiting: () => [...adminQuoteKeys.all, 'waiting'] as const,
};
