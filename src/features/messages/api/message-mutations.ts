import { getSupabase } from '@/platform/supabase/client';
import { unwrap } from '@/platform/supabase/unwrap';
import { unwrapUnchanged } from '@/platform/supabase/unwrap-unchanged';
import { useDeleteMutation } from '@/shared/console/use-delete-mutation';
import { useStatusMutation, type StatusChange } from '@/shared/console/use-status-mutation';
import { messageToasts as messages } from '../messages';
import { messageKeys as keys } from './keys';
import { fetchMessage, MESSAGE_COLUMNS, type ContactMessage } from './messages';

/** Only over the version that was seen: somebody else may have changed it meanwhile. */
async function setStatus({
  record,
  status,
}: StatusChange<ContactMessage>): Promise<ContactMessage> {
  const answer = await getSupabase()
    .from('contact_messages')
    .update({ status })
    .eq('id', record.id)
    .eq('updated_at', record.updated_at)
    .select(MESSAGE_COLUMNS)
    .maybeSingle();
  return unwrapUnchanged<ContactMessage>(answer, () => fetchMessage(record.id));
}

// Without `single()` a row that is gone, or out of reach, would count as a success.
async function deleteRecord(id: string): Promise<void> {
  unwrap(await getSupabase().from('contact_messages').delete().eq('id', id).select('id').single());
}

/** Marks a message as handled, archived or new again; the toast offers the way back. */
export function useSetMessageStatusMutation() {
  return useStatusMutation({ keys, setStatus, messages, canUndo: true });
}

/** Deletes a message for good, with the mails that answered it. */
export function useDeleteMessageMutation() {
  return useDeleteMutation({ keys, deleteRecord, messages });
}
