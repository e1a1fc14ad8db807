import { getSupabase } from '@/platform/supabase/client';
import { moveToTrash } from '@/platform/supabase/trash';
import { unwrapVersioned, versionOf } from '@/platform/supabase/versioned-write';
import { useTrashMutation } from '@/shared/console/use-delete-mutation';
import { useStatusMutation, type StatusChange } from '@/shared/console/use-status-mutation';
import { adminQuoteMessages as messages, QUOTE_NOUN as noun } from '../admin-messages';
import { adminQuoteKeys as keys } from './admin-keys';
import { QUOTE_COLUMNS, type AdminQuote, type SelectedQuote } from './admin-quote-columns';
import { fetchQuote } from './admin-quotes';
import { restoreQuotes } from './quote-trash';

async function setStatus({ record, status }: StatusChange<AdminQuote>): Promise<AdminQuote> {
  const response = await getSupabase()
    .from('quotes')
    .update({ status })
    .match(versionOf(record))
    .select<typeof QUOTE_COLUMNS, SelectedQuote<typeof QUOTE_COLUMNS>>(QUOTE_COLUMNS)
    .maybeSingle();
  return { ...record, ...(await unwrapVersioned(response, () => fetchQuote(record.id))) };
}

/** Marks a quote as new, reviewed or archived; the toast offers Undo. */
export function useSetQuoteStatusMutation() {
  return useStatusMutation({ keys, setStatus, messages, canUndo: true });
}

/** Moves a quote to the trash; the toast offers Undo. */
export function useDeleteQuoteMutation() {
  return useTrashMutation({
    keys,
    noun,
    deleteRecord: (id) => moveToTrash('quote', id),
    restore: restoreQuotes,
    messages,
  });
}
