import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { fromAdminView } from '@/platform/supabase/admin-view';
import { fetchPage, NEWEST_FIRST } from '@/platform/supabase/keyset';
import { containing } from '@/platform/supabase/search';
import { unwrap } from '@/platform/supabase/unwrap';
import { allRows, PAGED_LIST } from '@/shared/lib/page';
import { adminQuoteMessages } from '../admin-messages';
import type { QuoteFilters } from '../model/quote-list-params';
import { adminQuoteKeys } from './admin-keys';
import { ADMIN_QUOTE_COLUMNS, type AdminQuote, type SelectedQuote } from './admin-quote-columns';

const WAITING_SIZE = 5;
export const ORDERS = {
  newest: NEWEST_FIRST,
  oldest: { ...NEWEST_FIRST, isAscending: true },
} as const;

const adminQuotes = (view?: 'admin_my_quotes') =>
  fromAdminView('quotes', view).select<
    typeof ADMIN_QUOTE_COLUMNS,
    SelectedQuote<typeof ADMIN_QUOTE_COLUMNS>
  >(ADMIN_QUOTE_COLUMNS);

/** Quotes that match the filters. */
export function filteredQuotes({ search, status, assigned }: QuoteFilters) {
  let query = adminQuotes(assigned === 'me' ? 'admin_my_quotes' : undefined);
  if (status !== 'all') query = query.eq('status', status);
  if (search !== '') query = query.filter('search_text', ...containing(search));
  return query;
}

/** The latest version of a quote; `null` if it was deleted. */
export async function fetchQuote(id: string): Promise<AdminQuote | null> {
  return unwrap(await adminQuotes().eq('id', id).maybeSingle());
}

async function fetchWaiting(): Promise<AdminQuote[]> {
  return unwrap(
    await adminQuotes()
      .is('replied_at', null)
      .neq('status', 'archived')
      .order('created_at')
      .order('id')
      .limit(WAITING_SIZE),
  );
}

/** The console's quotes, paged. `userId` is whose quotes _Mine_ shows. */
export function adminQuotesQueryOptions(filters: QuoteFilters, userId: string | null) {
  return infiniteQueryOptions({
    ...PAGED_LIST,
    queryKey: adminQuoteKeys.list({ ...filters, userId }),
    queryFn: ({ pageParam: cursor, signal }) =>
      fetchPage<AdminQuote>(filteredQuotes(filters), {
        order: ORDERS[filters.sort],
        cursor,
        signal,
      }),
    select: allRows<AdminQuote>,
    meta: { errorToast: adminQuoteMessages.fetchFailed },
  });
}

/** One quote; `null` if it was deleted. */
export function adminQuoteQueryOptions(id: string) {
  return queryOptions({
    queryKey: adminQuoteKeys.detail(id),
    queryFn: () => fetchQuote(id),
    meta: { errorToast: adminQuoteMessages.fetchFailed },
  });
}

/** The quotes that have waited longest for a reply. */
export function waitingQuotesQueryOptions() {
  return queryOptions({
    queryKey: adminQuoteKeys.waiting(),
    queryFn: fetchWaiting,
    meta: { errorToast: adminQuoteMessages.fetchFailed },
  });
}
