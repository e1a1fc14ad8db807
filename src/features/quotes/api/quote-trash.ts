import { deleteForever, fetchTrash, restoreFromTrash } from '@/platform/supabase/trash';
import type { TrashSource } from '@/shared/console/trash/trash-source';
import type { Versioned } from '@/shared/lib/stale';
import { QUOTE_NOUN } from '../admin-messages';
import { adminQuoteKeys } from './admin-keys';

/** Restores quotes from the trash, each only in the version given. Returns those it restored. */
export const restoreQuotes = (records: readonly Versioned[]) => restoreFromTrash('quote', records);

/** The trash of the quotes list. */
export const QUOTE_TRASH: TrashSource = {
  keys: adminQuoteKeys,
  noun: QUOTE_NOUN,
  queryOptions: { queryKey: adminQuoteKeys.trash(), queryFn: () => fetchTrash('quote') },
  restore: restoreQuotes,
  deleteForever: (id) => deleteForever('quote', id),
};
