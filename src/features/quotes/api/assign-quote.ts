import { useMutation, useQueryClient } from '@tanstack/react-query';
import { getSupabase } from '@/platform/supabase/client';
import { unwrap } from '@/platform/supabase/unwrap';
import { AppError } from '@/shared/lib/app-error';
import { changedMeanwhile } from '@/shared/lib/changed-meanwhile';
import { quoteAssignmentMessages as messages } from '../admin-messages';
import { adminQuoteKeys } from './admin-keys';
import type { AdminQuote, Colleague } from './admin-quote-columns';
import { fetchQuote } from './admin-quotes';

interface Assignment {
  /** The quote as it was seen: it is given on only while it is still with the same colleague. */
  quote: AdminQuote;
  /** Who is to look after it; `null` for nobody. */
  assignee: Colleague | null;
}

async function assignQuote({ quote, assignee }: Assignment): Promise<AdminQuote> {
  const seen = quote.assignee?.id;
  const isDone = unwrap(
    await getSupabase().rpc('assign_quote', {
      _quote_id: quote.id,
      ...(assignee && { _assignee: assignee.id }),
      ...(seen !== undefined && { _seen: seen }),
    }),
  );
  const now = await fetchQuote(quote.id);
  if (now === null) throw new AppError('not-found', 'This is no longer there.');
  if (!isDone && now.assignee?.id !== assignee?.id) throw changedMeanwhile(now);
  return now;
}

/** Gives a quote to a colleague, or takes it from one; over what was seen alone. */
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
      successToast: (_quote, assignment) => messages.assigned((assignment as Assignment).assignee),
      errorToast: messages.assignFailed,
    },
  });
}
