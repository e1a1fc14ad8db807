import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { fromAdminView } from '@/platform/supabase/admin-view';
import { getSupabase } from '@/platform/supabase/client';
import { fetchPage, NEWEST_FIRST } from '@/platform/supabase/keyset';
import { containing } from '@/platform/supabase/search';
import { unwrap } from '@/platform/supabase/unwrap';
import { allRows, PAGED_LIST, type Cursor } from '@/shared/lib/page';
import { adminQuoteMessages } from '../admin-messages';
import type { QuoteFilters } from '../model/admin-address';
import { adminQuoteKeys } from './admin-keys';
import { ADMIN_QUOTE_COLUMNS, type AdminQuote } from './admin-quote-columns';

const WAITING_SIZE = 5;
const ORDERS = {
  newest: NEWEST_FIRST,
  oldest: { ...NEWEST_FIRST, isAscending: true },
} as const;

async function fetchQuotes(
  { search, status, sort }: QuoteFilters,
  cursor: Cursor | null,
  signal: AbortSignal,
) {
  let query = fromAdminView('quotes').select(ADMIN_QUOTE_COLUMNS);
  if (status !== 'all') query = query.eq('status', status);
  if (search !== '') query = query.filter('search_text', ...containing(search));
  return fetchPage<AdminQuote>(query, { order: ORDERS[sort], cursor, signal });
}

/** One quote as it is now; `null` when it is no longer there. */
export async function fetchQuote(id: string): Promise<AdminQuote | null> {
  return unwrap(
    await getSupabase().from('quotes').select(ADMIN_QUOTE_COLUMNS).eq('id', id).maybeSingle(),
  );
}

async function fetchWaiting(): Promise<AdminQuote[]> {
  return unwrap(
    await fromAdminView('quotes')
      .select(ADMIN_QUOTE_COLUMNS)
      .eq('status', 'new')
      .order('created_at')
      .order('id')
      .limit(WAITING_SIZE),
  );
}

/** The console's list, page by page. */
export function adminQuotesQueryOptions(filters: QuoteFilters) {
  return infiniteQueryOptions({
    ...PAGED_LIST,
    queryKey: adminQuoteKeys.list(filters),
    queryFn: ({ pageParam, signal }) => fetchQuotes(filters, pageParam, signal),
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
