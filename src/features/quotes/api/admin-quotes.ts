import { queryOptions } from '@tanstack/react-query';
import { fromAdminView } from '@/platform/supabase/admin-view';
import { unwrap } from '@/platform/supabase/unwrap';
import { QUOTES_FAILED } from '../admin-toasts';
import { adminQuoteKeys } from './admin-query-keys';
import { ADMIN_QUOTE_COLUMNS, type AdminQuote, type SelectedQuote } from './admin-quote-columns';

const WAITING_SIZE = 5;

/** The console's quotes, or those assigned to the user. */
export const adminQuotes = (view?: 'admin_my_quotes') =>
  fromAdminView('quotes', view).select<
    typeof ADMIN_QUOTE_COLUMNS,
    SelectedQuote<typeof ADMIN_QUOTE_COLUMNS>
  >(ADMIN_QUOTE_COLUMNS);

/** The latest version of a quote; `null` if it was deleted. */
export async function fetchQuote(id: string): Promise<AdminQuote | null> {
  return unwrap(await adminQuotes().eq('id', id).maybeSingle());
}

async function fetchWaiting(): Promise<AdminQuote[]> {
  return unwrap(
    await adminQuotes()
      .is('replied_at', null)
      .neq('status', 'archived')
      .order('created_at')
      .order('id')
      .limit(WAITING_SIZE),
  );
}

/** The quotes that have waited longest for a reply. */
export function waitingQuotesQueryOptions() {
  return queryOptions({
    queryKey: adminQuoteKeys.waiting(),
    queryFn: fetchWaiting,
    meta: { errorToast: { title: QUOTES_FAILED, variant: 'destructive' } },
  });
}
