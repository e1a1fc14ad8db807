import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { QuoteStatus } from '@contracts/quote';
import { getSupabase } from '@/platform/supabase/client';
import { unwrap } from '@/platform/supabase/unwrap';
import { adminQuoteKeys } from './admin-keys';

export type QuoteCounts = Record<QuoteStatus, number>;

async function fetchCounts(search: string): Promise<QuoteCounts> {
  const rows = unwrap(await getSupabase().rpc('quote_status_counts', { _search: search }));
  const counts: QuoteCounts = { new: 0, reviewed: 0, archived: 0 };
  for (const { status, quotes } of rows) counts[status] = quotes;
  return counts;
}

/** How many quotes of each status the search finds, counted in SQL. */
export function adminQuoteCountsQueryOptions(search: string) {
  return queryOptions({
    queryKey: adminQuoteKeys.counts(search),
    queryFn: () => fetchCounts(search),
    placeholderData: keepPreviousData,
    networkMode: 'always',
  });
}
