import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { fromAdminView } from '@/platform/supabase/admin-view';
import { fetchPage, NEWEST_FIRST } from '@/platform/supabase/keyset';
import { containing } from '@/platform/supabase/search';
import { unwrap } from '@/platform/supabase/unwrap';
import { allRows, PAGED_LIST } from '@/shared/lib/page';
import { adminQuoteMessages } from '../admin-messages';
import type { QuoteFilters } from '../model/quote-list-params';
import { adminQuoteKeys } from './admin-keys';
import { ADMIN_QUOTE_COLUMNS, type AdminQuote } from './admin-quote-columns';

const WAITING_SIZE = 5;
export const ORDERS = {
  newest: NEWEST_FIRST,
  oldest: { ...NEWEST_FIRST, isAscending: true },
} as const;

// Named here: the view has a column that its table, whose types it goes by, has not.
const adminQuotes = (view?: 'admin_my_quotes') =>
  fromAdminView('quotes', view).select<string, AdminQuote>(ADMIN_QUOTE_COLUMNS);

/** The quotes the filters let in. */
export function filteredQuotes({ search, status, assigned }: QuoteFilters) {
  let query = adminQuotes(assigned === 'me' ? 'admin_my_quotes' : undefined);
  if (status !== 'all') query = query.eq('status', status);
  if (search !== '') query = query.filter('search_text', ...containing(search));
  return query;
}

/** One quote as it is now; `null` when it is no longer there. */
export async function fetchQuote(id: string): Promise<AdminQuote | null> {
  return unwrap(await adminQuotes().eq('id', id).maybeSingle());
}

async function fetchWaiting(): Promise<AdminQuote[]> {
  return unwrap(
    await adminQuotes().eq('status', 'new').order('created_at').order('id').limit(WAITING_SIZE),
  );
}

/** The console's list, page by page; `userId` says who _Mine_ means. */
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

/** One quote; `null` when it is no longer there. */
export function adminQuoteQueryOptions(id: string) {
  return queryOptions({
    queryKey: adminQuoteKeys.detail(id),
    queryFn: () => fetchQuote(id),
    networkMode: 'always',
    meta: { errorToast: adminQuoteMessages.fetchFailed },
  });
}

/** The new quotes that have waited longest. */
export function waitingQuotesQueryOptions() {
  return queryOptions({
    queryKey: adminQuoteKeys.waiting(),
    queryFn: fetchWaiting,
    networkMode: 'always',
    meta: { errorToast: adminQuoteMessages.fetchFailed },
  });
}
