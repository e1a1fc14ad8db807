import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { QuoteNotePayload } from '@contracts/quote-note';
import { getSupabase } from '@/platform/supabase/client';
import { unwrap } from '@/platform/supabase/unwrap';
import { unwrapInsert } from '@/platform/supabase/unwrap-insert';
import type { Submission } from '@/shared/forms/use-form-submission';
import { quoteNoteToasts } from '../admin-toasts';
import { adminQuoteKeys } from './admin-query-keys';

async function addNote(quoteId: string, { id, payload }: Submission<QuoteNotePayload>) {
  const row = { id, quote_id: quoteId, body: payload.body };
  const response = await getSupabase().from('quote_notes').insert(row).select('id').single();
  unwrapInsert(response, 'quote_notes');
}

// Without `single()`, a deleted note or someone else's would count as a success.
async function deleteNote(id: string) {
  unwrap(await getSupabase().from('quote_notes').delete().eq('id', id).select('id').single());
}

/** Adds a note to a quote. A retry with the same id doesn't add it twice. */
export function useAddNoteMutation(quoteId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationKey: [...adminQuoteKeys.notes(quoteId), 'add'],
    mutationFn: (note: Submission<QuoteNotePayload>) => addNote(quoteId, note),
    onSettled: () => client.invalidateQueries({ queryKey: adminQuoteKeys.notes(quoteId) }),
    meta: { successToast: quoteNoteToasts.added, errorToast: quoteNoteToasts.addFailed },
  });
}

/** Deletes one of the user's own notes. */
export function useDeleteNoteMutation(quoteId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationKey: [...adminQuoteKeys.notes(quoteId), 'delete'],
    mutationFn: deleteNote,
    onSettled: () => client.invalidateQueries({ queryKey: adminQuoteKeys.notes(quoteId) }),
    meta: { successToast: quoteNoteToasts.deleted, errorToast: quoteNoteToasts.deleteFailed },
  });
}
