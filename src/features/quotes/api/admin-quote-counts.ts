import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { QuoteStatus } from '@contracts/quote-status';
import { getSupabase } from '@/platform/supabase/client';
import { unwrap } from '@/platform/supabase/unwrap';
import { adminQuoteKeys } from './admin-keys';

export type QuoteCounts = Record<QuoteStatus, number>;

/**
 * Number of quotes per status that match the search; with an id, only those assigned to that
 * colleague.
 */
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

/** Number of quotes per status that match the search, of all or of one assignee, counted in SQL. */
export function adminQuoteCountsQueryOptions(search: string, assigneeId: string | null) {
  return queryOptions({
    queryKey: [...adminQuoteKeys.counts(search), assigneeId],
    queryFn: () => fetchCounts(search, assigneeId),
    placeholderData: keepPreviousData,
  });
}
