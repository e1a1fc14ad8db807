import type { QuoteStatus } from '@contracts/quote';
import { getSupabase } from '@/platform/supabase/client';
import { unwrap } from '@/platform/supabase/unwrap';
import {
  useBulkDeleteMutation,
  type BulkDeletion,
} from '@/shared/console/bulk/use-bulk-delete-mutation';
import {
  useBulkStatusMutation,
  type BulkStatusWrite,
} from '@/shared/console/bulk/use-bulk-status-mutation';
import { adminQuoteMessages as messages, QUOTE_NOUN as noun } from '../admin-messages';
import { adminQuoteKeys as keys } from './admin-keys';
import { QUOTE_COLUMNS, type QuoteRow } from './admin-quote-columns';

async function setStatuses(write: BulkStatusWrite<QuoteStatus>): Promise<QuoteRow[]> {
  const { ids, status, seen } = write;
  return unwrap(
    await getSupabase()
      .from('quotes')
      .update({ status })
      .in('id', ids)
      .lte('updated_at', seen)
      .select(QUOTE_COLUMNS),
  );
}

async function deleteRecords(ids: string[]): Promise<BulkDeletion> {
  const gone = unwrap(await getSupabase().from('quotes').delete().in('id', ids).select('id'));
  return { deleted: gone.map(({ id }) => id), failed: [] };
}

/** Marks several quotes as reviewed or archived. */
export function useSetQuoteStatusesMutation() {
  return useBulkStatusMutation({
    keys,
    noun,
    setStatuses,
    updateFailed: messages.updateFailed,
    // A quote is new once (specification 2, section 4).
    canReturnTo: (status) => status !== 'new',
  });
}

/** Deletes several quotes for good. */
export function useDeleteQuotesMutation() {
  return useBulkDeleteMutation({ keys, noun, deleteRecords, deleteFailed: messages.deleteFailed });
}
