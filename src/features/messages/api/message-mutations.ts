import { getSupabase } from '@/platform/supabase/client';
import { moveToTrash } from '@/platform/supabase/trash';
import { unwrapVersioned, versionOf } from '@/platform/supabase/versioned-write';
import { useTrashMutation } from '@/shared/console/use-delete-mutation';
import { useStatusMutation, type StatusChange } from '@/shared/console/use-status-mutation';
import { MESSAGE_NOUN as noun, messageToasts as messages } from '../messages';
import { messageKeys as keys } from './keys';
import { restoreMessages } from './message-trash';
import { fetchMessage, MESSAGE_COLUMNS, type ContactMessage } from './messages';

async function setStatus({
  record,
  status,
}: StatusChange<ContactMessage>): Promise<ContactMessage> {
  const response = await getSupabase()
    .from('contact_messages')
    .update({ status })
    .match(versionOf(record))
    .select(MESSAGE_COLUMNS)
    .maybeSingle();
  return unwrapVersioned(response, () => fetchMessage(record.id));
}

/** Marks a message as new, handled or archived; the toast offers Undo. */
export function useSetMessageStatusMutation() {
  return useStatusMutation({ keys, setStatus, messages, canUndo: true });
}

/** Moves a message to the trash; the toast offers Undo. */
export function useDeleteMessageMutation() {
  return useTrashMutation({
    keys,
    noun,
    deleteRecord: (id) => moveToTrash('message', id),
    restore: restoreMessages,
    messages,
  });
}
