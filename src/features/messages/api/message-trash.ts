import { deleteForever, fetchTrash, restoreFromTrash } from '@/platform/supabase/trash';
import type { TrashSource } from '@/shared/console/trash/trash-source';
import type { Versioned } from '@/shared/lib/stale';
import { MESSAGE_NOUN } from '../messages';
import { messageKeys } from './keys';

/** Restores messages from the trash, each only in the version given. Returns those it restored. */
export const restoreMessages = (records: readonly Versioned[]) =>
  restoreFromTrash('message', records);

/** The trash of the messages list. */
export const MESSAGE_TRASH: TrashSource = {
  keys: messageKeys,
  noun: MESSAGE_NOUN,
  queryOptions: { queryKey: messageKeys.trash(), queryFn: () => fetchTrash('message') },
  restore: restoreMessages,
  deleteForever: (id) => deleteForever('message', id),
};
