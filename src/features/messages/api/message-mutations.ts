import { getSupabase } from '@/platform/supabase/client';
import { unwrap } from '@/platform/supabase/unwrap';
import { unwrapVersioned, versionOf } from '@/platform/supabase/versioned-write';
import { useDeleteMutation } from '@/shared/console/use-delete-mutation';
import { useStatusMutation, type StatusChange } from '@/shared/console/use-status-mutation';
import { messageToasts as messages } from '../messages';
import { messageKeys as keys } from './keys';
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

// Without `single()` an already deleted row would count as a success.
async function deleteRecord(id: string): Promise<void> {
  unwrap(await getSupabase().from('contact_messages').delete().eq('id', id).select('id').single());
}

/** Marks a message as new, handled or archived; the toast offers Undo. */
export function useSetMessageStatusMutation() {
  return useStatusMutation({ keys, setStatus, messages, canUndo: true });
}

/** Deletes a message and the emailed replies to it. */
export function useDeleteMessageMutation() {
  return useDeleteMutation({ keys, deleteRecord, messages });
}
