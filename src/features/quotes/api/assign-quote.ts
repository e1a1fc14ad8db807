import { useMutation, useQueryClient } from '@tanstack/react-query';
import { getSupabase } from '@/platform/supabase/client';
import { unwrapVersionedRpc } from '@/platform/supabase/versioned-write';
import { StaleError } from '@/shared/lib/stale';
import { quoteAssignmentToasts as toasts } from '../admin-toasts';
import { adminQuoteKeys } from './admin-query-keys';
import type { AdminQuote, Colleague } from './admin-quote-columns';
import { fetchQuote } from './admin-quotes';

interface Assignment {
  /** The quote as the user saw it. It is assigned only if its assignee is still the same. */
  quote: AdminQuote;
  /** The new assignee; `null` to unassign it. */
  assignee: Colleague | null;
}

async function assignQuote({ quote, assignee }: Assignment): Promise<AdminQuote> {
  const seen = quote.assignee?.id;
  const response = await getSupabase().rpc('assign_quote', {
    _quote_id: quote.id,
    ...(assignee && { _assignee: assignee.id }),
    ...(seen !== undefined && { _seen: seen }),
  });
  const readNow = () => fetchQuote(quote.id);
  await unwrapVersionedRpc(response, readNow);
  const now = await readNow();
  if (now === null) throw new StaleError(null);
  return now;
}

/** Assigns a quote to a colleague, or unassigns it. */
export function useAssignQuoteMutation() {
  const client = useQueryClient();
  return useMutation({
    mutationKey: [...adminQuoteKeys.all, 'assign'],
    mutationFn: assignQuote,
    onSuccess: (quote) => {
      client.setQueryData(adminQuoteKeys.detail(quote.id), quote);
    },
    onSettled: () => {
      void client.invalidateQueries({ queryKey: adminQuoteKeys.all });
    },
    meta: {
      successToast: (_quote, assignment) => toasts.assigned((assignment as Assignment).assignee),
      errorToast: toasts.assignFailed,
    },
  });
}
