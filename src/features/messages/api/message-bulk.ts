import { getSupabase } from '@/platform/supabase/client';
import { unwrap } from '@/platform/supabase/unwrap';
import type { Versioned } from '@/shared/lib/stale';
import { versionsOf } from '@/platform/supabase/versioned-write';
import {
  useBulkDeleteMutation,
  type BulkDeletion,
} from '@/shared/console/bulk/use-bulk-delete-mutation';
import { useBulkStatusMutation } from '@/shared/console/bulk/use-bulk-status-mutation';
import { MESSAGE_NOUN as noun, messageToasts } from '../messages';
import type { MessageStatus } from '../model/message-list-params';
import { messageKeys as keys } from './keys';
import type { ContactMessage } from './messages';

async function setStatuses(
  rows: readonly Versioned[],
  status: MessageStatus,
): Promise<Versioned[]> {
  const args = { ...versionsOf(rows), _status: status };
  return unwrap(await getSupabase().rpc('set_message_statuses', args));
}

async function deleteRecords(ids: string[]): Promise<BulkDeletion> {
  const gone = unwrap(
    await getSupabase().from('contact_messages').delete().in('id', ids).select('id'),
  );
  return { deleted: gone.map(({ id }) => id), failed: [] };
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

/** Deletes several messages and the emailed replies to them. */
export function useDeleteMessagesMutation() {
  return useBulkDeleteMutation({
    keys,
    noun,
    deleteRecords,
    deleteFailed: messageToasts.deleteFailed,
  });
}
