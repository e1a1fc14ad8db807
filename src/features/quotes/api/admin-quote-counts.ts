import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { QuoteStatus } from '@contracts/quote';
import { getSupabase } from '@/platform/supabase/client';
import { unwrap } from '@/platform/supabase/unwrap';
import { adminQuoteKeys } from './admin-keys';

export type QuoteCounts = Record<QuoteStatus, number>;

/** How many quotes of each status the search finds; those of one colleague where there is an id. */
export async function fetchCounts(search: string, assigneeId: string | null): Promise<QuoteCounts> {
  const rows = unwrap(
    await getSupabase().rpc('quote_status_counts', {
      _search: search,
      ...(assigneeId !== null && { _assigned_to: assigneeId }),
    }),
  );
  const counts: QuoteCounts = { new: 0, reviewed: 0, archived: 0 };
  for (const { status, quotes } of rows) counts[status] = quotes;
  return counts;
}

/** How many quotes of each status the search finds, of everybody or one colleague, counted in SQL. */
export function adminQuoteCountsQueryOptions(search: string, assigneeId: string | null) {
  return queryOptions({
    queryKey: [...adminQuoteKeys.counts(search), assigneeId],
    queryFn: () => fetchCounts(search, assigneeId),
    placeholderData: keepPreviousData,
    networkMode: 'always',
  });
}
