import { queryOptions } from '@tanstack/react-query';
import { fromAdminView } from '@/platform/supabase/admin-view';
import { unwrap } from '@/platform/supabase/unwrap';
import { adminQuoteKeys } from './admin-query-keys';

/** Enough to tell most of them apart from those announced live. */
const LATEST = 50;

async function fetchNewQuotes(after: string) {
  const response = await fromAdminView('quotes')
    .select('id, created_at, customer_name, origin, destination', { count: 'exact' })
    .gt('created_at', after)
    .order('created_at', { ascending: false })
    .limit(LATEST);
  return { quotes: unwrap(response), count: response.count ?? 0 };
}

/**
 * The newest quotes stored after a moment (an ISO timestamp or `-infinity`), at most 50, and how many
 * there are. Never cached.
 */
export function newQuotesQueryOptions(after: string) {
  return queryOptions({
    queryKey: [...adminQuoteKeys.all, 'after', after],
    queryFn: () => fetchNewQuotes(after),
    staleTime: 0,
    gcTime: 0,
  });
}
