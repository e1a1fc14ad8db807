import { getSupabase } from '@/platform/supabase/client';
import { deleteForever, restoreFromTrash } from '@/platform/supabase/trash';
import { unwrap } from '@/platform/supabase/unwrap';
import type { TrashedRecord, TrashSource } from '@/shared/console/trash/trash-source';
import type { Versioned } from '@/shared/lib/stale';
import { QUOTE_NOUN } from '../admin-messages';
import { adminQuoteKeys } from './admin-keys';

/** Enough for 30 days of deletions. */
const MOST = 200;

async function fetchTrash(): Promise<TrashedRecord[]> {
  const rows = unwrap(
    await getSupabase()
      .from('quotes')
      .select(
        'id, updated_at, deleted_at, reference, customer_name, origin, destination, deleter:profiles!quotes_deleted_by_fkey (first_name, last_name, email)',
      )
      .not('deleted_at', 'is', null)
      .order('deleted_at', { ascending: false })
      .limit(MOST),
  );
  return rows.map(({ customer_name, reference, origin, destination, ...row }) => ({
    ...row,
    title: customer_name,
    detail: `${reference}, ${origin} to ${destination}`,
  }));
}

/** Restores quotes from the trash, each only in the version given. Returns those it restored. */
export const restoreQuotes = (records: readonly Versioned[]) => restoreFromTrash('quote', records);

/** The trash of the quotes list. */
export const QUOTE_TRASH: TrashSource = {
  keys: adminQuoteKeys,
  noun: QUOTE_NOUN,
  queryOptions: { queryKey: adminQuoteKeys.trash(), queryFn: fetchTrash },
  restore: restoreQuotes,
  deleteForever: (id) => deleteForever('quote', id),
};
