import { getSupabase } from '@/platform/supabase/client';
import { unwrap } from '@/platform/supabase/unwrap';
import { unwrapVersioned, versionOf } from '@/platform/supabase/versioned-write';
import { useDeleteMutation } from '@/shared/console/use-delete-mutation';
import { useStatusMutation, type StatusChange } from '@/shared/console/use-status-mutation';
import { adminQuoteMessages as messages } from '../admin-messages';
import { adminQuoteKeys as keys } from './admin-keys';
import { QUOTE_COLUMNS, type AdminQuote, type QuoteRow } from './admin-quote-columns';
import { fetchQuote } from './admin-quotes';

async function setStatus({ record, status }: StatusChange<AdminQuote>): Promise<AdminQuote> {
  const response = await getSupabase()
    .from('quotes')
    .update({ status })
    .match(versionOf(record))
    .select<string, QuoteRow>(QUOTE_COLUMNS)
    .maybeSingle();
  return { ...record, ...(await unwrapVersioned(response, () => fetchQuote(record.id))) };
}

// Without `single()` an already deleted row would count as a success.
async function deleteRecord(id: string): Promise<void> {
  unwrap(await getSupabase().from('quotes').delete().eq('id', id).select('id').single());
}

/** Marks a quote as new, reviewed or archived; the toast offers Undo. */
export function useSetQuoteStatusMutation() {
  return useStatusMutation({ keys, setStatus, messages, canUndo: true });
}

/** Deletes a quote. */
export function useDeleteQuoteMutation() {
  return useDeleteMutation({ keys, deleteRecord, messages });
}
