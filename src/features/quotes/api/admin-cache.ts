import type { InfiniteData, QueryClient, QueryKey } from '@tanstack/react-query';
import type { QuoteStatus } from '@contracts/quote';
import type { QuoteFilters } from '../model/admin-filters';
import { adminQuoteKeys } from './admin-keys';
import type { AdminQuote } from './admin-quote-columns';
import type { QuoteCounts } from './admin-quote-counts';
import type { QuotePage } from './admin-quotes';

type QuoteList = InfiniteData<QuotePage>;

const filtersOf = (key: QueryKey) => key.at(-1) as QuoteFilters;

function editLists(
  client: QueryClient,
  edit: (quotes: AdminQuote[], filters: QuoteFilters) => AdminQuote[],
): void {
  for (const [key, list] of client.getQueriesData<QuoteList>({
    queryKey: adminQuoteKeys.lists(),
  })) {
    if (list === undefined) continue;
    const pages = list.pages.map((page) => ({
      ...page,
      quotes: edit(page.quotes, filtersOf(key)),
    }));
    client.setQueryData<QuoteList>(key, { ...list, pages });
  }
}

/**
 * Shows a status before the server has confirmed it: in the open drawer, the figures and every
 * list, where a filter may no longer take the row. Returns the way back.
 */
export function showQuoteStatus(
  client: QueryClient,
  quote: AdminQuote,
  status: QuoteStatus,
): () => void {
  const before = client.getQueriesData({ queryKey: adminQuoteKeys.all });
  editLists(client, (quotes, filters) =>
    quotes
      .map((other) => (other.id === quote.id ? { ...other, status } : other))
      .filter(({ id }) => id !== quote.id || filters.status === 'all' || filters.status === status),
  );
  client.setQueryData<AdminQuote | null>(
    adminQuoteKeys.detail(quote.id),
    (shown) => shown && { ...shown, status },
  );
  client.setQueriesData<QuoteCounts>(
    { queryKey: adminQuoteKeys.allCounts() },
    (counts) =>
      counts && {
        ...counts,
        [quote.status]: Math.max(0, counts[quote.status] - 1),
        [status]: counts[status] + 1,
      },
  );
  return () => {
    for (const [key, data] of before) client.setQueryData(key, data);
  };
}

/** Takes a deleted quote out of the lists without waiting until they are fetched again. */
export function dropQuote(client: QueryClient, id: string): void {
  editLists(client, (quotes) => quotes.filter((quote) => quote.id !== id));
}
