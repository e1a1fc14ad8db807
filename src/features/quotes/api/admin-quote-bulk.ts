import type { QuoteStatus } from '@contracts/quote';

import { getSupabase } from '@/platform/supabase/client';
import { unwrap } from '@/platform/supabase/unwrap';
import type { Versioned } from '@/shared/lib/stale';
import { versionsOf } from '@/platform/supabase/versioned-write';
import {
  useBulkDeleteMutation,
  type BulkDeletion,
} from '@/shared/console/bulk/use-bulk-delete-mutation';
import { useBulkStatusMutation } from '@/shared/console/bulk/use-bulk-status-mutation';
import { adminQuoteMessages as messages, QUOTE_NOUN as noun } from '../admin-messages';
import { adminQuoteKeys as keys } from './admin-keys';
import type { AdminQuote } from './admin-quote-columns';

async function setStatuses(rows: readonly Versioned[], status: QuoteStatus): Promise<Versioned[]> {
  const args = { ...versionsOf(rows), _status: status };
  return unwrap(await getSupabase().rpc('set_quote_statuses', args));
}

async function deleteRecords(ids: string[]): Promise<BulkDeletion> {
  const gone = unwrap(await getSupabase().from('quotes').delete().in('id', ids).select('id'));
  return { deleted: gone.map(({ id }) => id), failed: [] };
}

/** Marks several quotes as new, reviewed or archived; the toast offers Undo. */
export function useSetQuoteStatusesMutation() {
  return useBulkStatusMutation<AdminQuote>({
    keys,
    noun,
    setStatuses,
    updateFailed: messages.updateFailed,
  });
}

/** Deletes several quotes. */
export function useDeleteQuotesMutation() {
  return useBulkDeleteMutation({ keys, noun, deleteRecords, deleteFailed: messages.deleteFailed });
}
