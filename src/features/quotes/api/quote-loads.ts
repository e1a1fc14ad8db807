import { queryOptions } from '@tanstack/react-query';
import { getSupabase } from '@/platform/supabase/client';
import { unwrap } from '@/platform/supabase/unwrap';
import { adminQuoteKeys } from './admin-query-keys';

async function fetchQuoteLoads(quoteId: string) {
  return unwrap(
    await getSupabase()
      .from('loads')
      .select('id, title')
      .eq('quote_id', quoteId)
      .order('created_at')
      .limit(20),
  );
}

/** The loads created from a quote, oldest first. */
export function quoteLoadsQueryOptions(quoteId: string) {
  return queryOptions({
    queryKey: [...adminQuoteKeys.all, 'loads', quoteId],
    queryFn: () => fetchQuoteLoads(quoteId),
  });
}
