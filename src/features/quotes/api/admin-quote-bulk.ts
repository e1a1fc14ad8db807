import type { QuoteStatus } from '@contracts/quote-status';

import { getSupabase } from '@/platform/supabase/client';
import { unwrap } from '@/platform/supabase/unwrap';
import type { Versioned } from '@/shared/lib/stale';
import { versionsOf } from '@/platform/supabase/versioned-write';
import { moveAllToTrash } from '@/platform/supabase/trash';
import { useBulkDeleteMutation } from '@/shared/console/bulk/use-bulk-delete-mutation';
import { useBulkStatusMutation } from '@/shared/console/bulk/use-bulk-status-mutation';
import { adminQuoteMessages as messages, QUOTE_NOUN as noun } from '../admin-messages';
import { adminQuoteKeys as keys } from './admin-keys';
import type { AdminQuote } from './admin-quote-columns';
import { restoreQuotes } from './quote-trash';

async function setStatuses(rows: readonly Versioned[], status: QuoteStatus): Promise<Versioned[]> {
  const args = { ...versionsOf(rows), _status: status };
  return unwrap(await getSupabase().rpc('set_quote_statuses', args));
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

/** Moves several quotes to the trash; the toast offers Undo. */
export function useDeleteQuotesMutation() {
  return useBulkDeleteMutation({
    keys,
    noun,
    deleteRecords: (ids) => moveAllToTrash('quote', ids),
    restore: restoreQuotes,
    deleteFailed: messages.deleteFailed,
  });
}
