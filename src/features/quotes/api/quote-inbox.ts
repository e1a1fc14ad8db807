import type { QuoteStatus } from '@domain/quote-status';
import { getSupabase } from '@/platform/supabase/client';
import { listReads, NEWEST_OR_OLDEST } from '@/platform/supabase/keyset';
import { containing } from '@/platform/supabase/search';
import { trashOf } from '@/platform/supabase/trash';
import { unwrap } from '@/platform/supabase/unwrap';
import { unwrapVersioned, versionOf, versionsOf } from '@/platform/supabase/versioned-write';
import { defineInbox } from '@/shared/console/inbox/define-inbox';
import { QUOTES_FAILED } from '../admin-toasts';
import type { QuoteFilters } from '../model/quote-list-params';
import { adminQuoteKeys } from './admin-query-keys';
import { QUOTE_COLUMNS, type AdminQuote, type SelectedQuote } from './admin-quote-columns';
import { adminQuotes, fetchQuote } from './admin-quotes';

/** The list's filters; the assignee is whose quotes _Mine_ shows. */
export type QuoteInboxFilters = QuoteFilters & { assigneeId: string | null };

function filteredQuotes({ search, status, assigned, offer }: QuoteInboxFilters) {
  let query = adminQuotes(assigned === 'me' ? 'admin_my_quotes' : undefined);
  if (status !== 'all') query = query.eq('status', status);
  if (offer !== 'all') query = query.filter('offer_stage', 'eq', offer);
  if (search !== '') query = query.filter('search_text', ...containing(search));
  return query;
}

async function fetchCounts({
  search,
  assigneeId,
  offer,
}: QuoteInboxFilters): Promise<Record<QuoteStatus, number>> {
  const assigned = assigneeId === null ? {} : { _assigned_to: assigneeId };
  const args = { _search: search, ...assigned, ...(offer !== 'all' && { _offer_stage: offer }) };
  const rows = unwrap(await getSupabase().rpc('quote_status_counts', args));
  const counts = { new: 0, reviewed: 0, archived: 0 };
  for (const { status, quotes } of rows) counts[status] = quotes;
  return counts;
}

/** The console's quotes. */
export const quoteInbox = defineInbox<AdminQuote, QuoteInboxFilters>({
  keys: adminQuoteKeys,
  noun: { one: 'quote', many: 'quotes' },
  fetchFailed: QUOTES_FAILED,
  ...listReads<AdminQuote, QuoteInboxFilters>(filteredQuotes, NEWEST_OR_OLDEST),
  fetchOne: fetchQuote,
  fetchCounts,
  setStatus: async (quote, status) => {
    const response = await getSupabase()
      .from('quotes')
      .update({ status })
      .match(versionOf(quote))
      .select<typeof QUOTE_COLUMNS, SelectedQuote<typeof QUOTE_COLUMNS>>(QUOTE_COLUMNS)
      .maybeSingle();
    // The table doesn't have the assignee and the offer.
    return { ...quote, ...(await unwrapVersioned(response, () => fetchQuote(quote.id))) };
  },
  setStatuses: async (quotes, status) => {
    const args = { ...versionsOf(quotes), _status: status };
    return unwrap(await getSupabase().rpc('set_quote_statuses', args));
  },
  canUndoStatus: true,
  trash: trashOf('quote'),
});
