import { queryOptions } from '@tanstack/react-query';
import { getSupabase } from '@/platform/supabase/client';
import { unwrap } from '@/platform/supabase/unwrap';
import { adminQuoteKeys } from './admin-query-keys';

async function fetchQuoteEmails(id: string) {
  return unwrap(
    await getSupabase()
      .from('emails')
      .select('kind, sent_at, attempts, last_error, hold')
      .eq('quote_id', id)
      .neq('kind', 'reply')
      // An email gets its subject at the first attempt.
      .not('subject', 'is', null)
      .order('kind'),
  );
}

/** An automatic email about a quote that was sent or tried. */
export type QuoteEmail = Awaited<ReturnType<typeof fetchQuoteEmails>>[number];

/** The automatic emails about a quote that were sent or tried. */
export function quoteEmailsQueryOptions(id: string) {
  return queryOptions({
    queryKey: adminQuoteKeys.emails(id),
    queryFn: () => fetchQuoteEmails(id),
  });
}
