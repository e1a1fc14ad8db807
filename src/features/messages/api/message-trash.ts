import { getSupabase } from '@/platform/supabase/client';
import { deleteForever, restoreFromTrash } from '@/platform/supabase/trash';
import { unwrap } from '@/platform/supabase/unwrap';
import type { TrashedRecord, TrashSource } from '@/shared/console/trash/trash-source';
import type { Versioned } from '@/shared/lib/stale';
import { MESSAGE_NOUN } from '../messages';
import { messageKeys } from './keys';

/** Enough for 30 days of deletions. */
const MOST = 200;

async function fetchTrash(): Promise<TrashedRecord[]> {
  const rows = unwrap(
    await getSupabase()
      .from('contact_messages')
      .select(
        'id, updated_at, deleted_at, name, subject, deleter:profiles!contact_messages_deleted_by_fkey (first_name, last_name, email)',
      )
      .not('deleted_at', 'is', null)
      .order('deleted_at', { ascending: false })
      .limit(MOST),
  );
  return rows.map(({ name, subject, ...row }) => ({
    ...row,
    title: name,
    detail: subject,
  }));
}

/** Restores messages from the trash, each only in the version given. Returns those it restored. */
export const restoreMessages = (records: readonly Versioned[]) =>
  restoreFromTrash('message', records);

/** The trash of the messages list. */
export const MESSAGE_TRASH: TrashSource = {
  keys: messageKeys,
  noun: MESSAGE_NOUN,
  queryOptions: { queryKey: messageKeys.trash(), queryFn: fetchTrash },
  restore: restoreMessages,
  deleteForever: (id) => deleteForever('message', id),
};
