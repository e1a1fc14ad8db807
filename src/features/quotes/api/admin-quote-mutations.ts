import { getSupabase } from '@/platform/supabase/client';
import { unwrap } from '@/platform/supabase/unwrap';
import { unwrapUnchanged } from '@/platform/supabase/unwrap-unchanged';
import { useDeleteMutation } from '@/shared/console/use-delete-mutation';
import { useStatusMutation, type StatusChange } from '@/shared/console/use-status-mutation';
import { adminQuoteMessages as messages } from '../admin-messages';
import { adminQuoteKeys as keys } from './admin-keys';
import { QUOTE_COLUMNS, type AdminQuote, type QuoteRow } from './admin-quote-columns';
import { fetchQuote } from './admin-quotes';

/** Only over the version that was seen: somebody else may have changed it meanwhile. */
async function setStatus({ record, status }: StatusChange<AdminQuote>): Promise<AdminQuote> {
  const answer = await getSupabase()
    .from('quotes')
    .update({ status })
    .eq('id', record.id)
    .eq('updated_at', record.updated_at)
    .select(QUOTE_COLUMNS)
    .maybeSingle();
  const written = await unwrapUnchanged<QuoteRow>(answer, () => fetchQuote(record.id));
  return { ...record, ...written };
}

// Without `single()` a row that is gone, or out of reach, would count as a success.
async function deleteRecord(id: string): Promise<void> {
  unwrap(await getSupabase().from('quotes').delete().eq('id', id).select('id').single());
}

/** Marks a quote as reviewed or archived. */
export function useSetQuoteStatusMutation() {
  return useStatusMutation({ keys, setStatus, messages });
}

/** Deletes a quote for good. */
export function useDeleteQuoteMutation() {
  return useDeleteMutation({ keys, deleteRecord, messages });
}
