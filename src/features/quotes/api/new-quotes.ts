import { queryOptions } from '@tanstack/react-query';
import { fromAdminView } from '@/platform/supabase/admin-view';
import { unwrap } from '@/platform/supabase/unwrap';
import { adminQuoteKeys } from './admin-keys';

/** Enough to tell most of them apart from those announced live. */
const LATEST = 50;

async function fetchNewQuotes(after: string | undefined) {
  const query = fromAdminView('quotes')
    .select('id, created_at, customer_name, origin, destination', { count: 'exact' })
    .order('created_at', { ascending: false });
  const response =
    after === undefined ? await query.limit(1) : await query.gt('created_at', after).limit(LATEST);
  return { quotes: unwrap(response), count: response.count ?? 0 };
}

/**
 * The newest quotes stored after a moment (an ISO timestamp), at most 50, and how many there are.
 * Without a moment, the newest quote of all. Never cached.
 */
export function newQuotesQueryOptions(after: string | undefined) {
  return queryOptions({
    queryKey: [...adminQuoteKeys.all, 'after', after],
    queryFn: () => fetchNewQuotes(after),
    networkMode: 'always',
    staleTime: 0,
    gcTime: 0,
  });
}
