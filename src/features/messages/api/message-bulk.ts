import { getSupabase } from '@/platform/supabase/client';
import { unwrap } from '@/platform/supabase/unwrap';
import type { Versioned } from '@/shared/lib/stale';
import { versionsOf } from '@/platform/supabase/versioned-write';
import { moveAllToTrash } from '@/platform/supabase/trash';
import { useBulkDeleteMutation } from '@/shared/console/bulk/use-bulk-delete-mutation';
import { useBulkStatusMutation } from '@/shared/console/bulk/use-bulk-status-mutation';
import { MESSAGE_NOUN as noun, messageToasts } from '../messages';
import type { MessageStatus } from '../model/message-list-params';
import { messageKeys as keys } from './keys';
import { restoreMessages } from './message-trash';
import type { ContactMessage } from './messages';

async function setStatuses(
  rows: readonly Versioned[],
  status: MessageStatus,
): Promise<Versioned[]> {
  const args = { ...versionsOf(rows), _status: status };
  return unwrap(await getSupabase().rpc('set_message_statuses', args));
}

/** Marks several messages as handled or archived; the toast offers Undo. */
export function useSetMessageStatusesMutation() {
  return useBulkStatusMutation<ContactMessage>({
    keys,
    noun,
    setStatuses,
    updateFailed: messageToasts.updateFailed,
  });
}

/** Moves several messages to the trash; the toast offers Undo. */
export function useDeleteMessagesMutation() {
  return useBulkDeleteMutation({
    keys,
    noun,
    deleteRecords: (ids) => moveAllToTrash('message', ids),
    restore: restoreMessages,
    deleteFailed: messageToasts.deleteFailed,
  });
}
