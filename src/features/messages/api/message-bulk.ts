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
import { MESSAGE_NOUN as noun, messageToasts } from '../messages';
import type { MessageStatus } from '../model/message-list-params';
import { messageKeys as keys } from './keys';
import { MESSAGE_COLUMNS, type ContactMessage } from './messages';

async function setStatuses(write: BulkStatusWrite<MessageStatus>): Promise<ContactMessage[]> {
  const { ids, status, seen } = write;
  return unwrap(
    await getSupabase()
      .from('contact_messages')
      .update({ status })
      .in('id', ids)
      .lte('updated_at', seen)
      .select(MESSAGE_COLUMNS),
  );
}

async function deleteRecords(ids: string[]): Promise<BulkDeletion> {
  const gone = unwrap(
    await getSupabase().from('contact_messages').delete().in('id', ids).select('id'),
  );
  return { deleted: gone.map(({ id }) => id), failed: [] };
}

/** Marks several messages as handled or archived; the toast offers the way back. */
export function useSetMessageStatusesMutation() {
  return useBulkStatusMutation({
    keys,
    noun,
    setStatuses,
    updateFailed: messageToasts.updateFailed,
  });
}

/** Deletes several messages for good, with the mails that answered them. */
export function useDeleteMessagesMutation() {
  return useBulkDeleteMutation({
    keys,
    noun,
    deleteRecords,
    deleteFailed: messageToasts.deleteFailed,
  });
}
