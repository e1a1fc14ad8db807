import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  type InfiniteData,
} from '@tanstack/react-query';
import { getSupabase } from '@/platform/supabase/client';
import { unwrap } from '@/platform/supabase/unwrap';
import { adminQuoteMessages } from '../admin-messages';
import type { QuoteFilters } from '../model/admin-filters';
import { adminQuoteKeys } from './admin-keys';
import { ADMIN_QUOTE_COLUMNS, type AdminQuote } from './admin-quote-columns';
import { literally, olderThan, type QuoteCursor } from './admin-search';

const PAGE_SIZE = 25;
const WAITING_SIZE = 5;

export interface QuotePage {
  quotes: AdminQuote[];
  /** Where the next page begins; `null` at the end of the list. */
  next: QuoteCursor | null;
}

async function fetchPage(
  { search, status }: QuoteFilters,
  cursor: QuoteCursor | null,
  signal: AbortSignal,
): Promise<QuotePage> {
  let query = getSupabase().from('quotes').select(ADMIN_QUOTE_COLUMNS);
  if (status !== 'all') query = query.eq('status', status);
  if (search !== '') query = query.regexIMatch('search_text', literally(search));
  if (cursor !== null) query = query.or(olderThan(cursor));
  const found = unwrap(
    await query
      .order('created_at', { ascending: false })
      .order('id', { ascending: false })
      // One more than is shown tells whether there is a next page.
      .limit(PAGE_SIZE + 1)
      .abortSignal(signal),
  );
  const quotes = found.slice(0, PAGE_SIZE);
  const last = quotes.at(-1);
  return { quotes, next: found.length > PAGE_SIZE && last !== undefined ? last : null };
}

async function fetchQuote(id: string): Promise<AdminQuote | null> {
  return unwrap(
    await getSupabase().from('quotes').select(ADMIN_QUOTE_COLUMNS).eq('id', id).maybeSingle(),
  );
}

async function fetchWaiting(): Promise<AdminQuote[]> {
  return unwrap(
    await getSupabase()
      .from('quotes')
      .select(ADMIN_QUOTE_COLUMNS)
      .eq('status', 'new')
      .order('created_at')
      .order('id')
      .limit(WAITING_SIZE),
  );
}

// Out here, so that it is the same function on every render and runs only for new data.
const allQuotes = ({ pages }: InfiniteData<QuotePage>) => pages.flatMap(({ quotes }) => quotes);

/** The console's list, newest first, page by page. */
export function adminQuotesQueryOptions(filters: QuoteFilters) {
  return infiniteQueryOptions({
    queryKey: adminQuoteKeys.list(filters),
    queryFn: ({ pageParam, signal }) => fetchPage(filters, pageParam, signal),
    initialPageParam: null as QuoteCursor | null,
    getNextPageParam: (page) => page.next,
    select: allQuotes,
    placeholderData: keepPreviousData,
    // Offline the list must say so; paused it would show bars for ever.
    networkMode: 'always',
    refetchOnReconnect: true,
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
