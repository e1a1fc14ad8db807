import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { getSupabase } from '@/platform/supabase/client';
import type { Tables } from '@database';
import { unwrap } from '@/platform/supabase/unwrap';
import { unwrapInsert } from '@/platform/supabase/unwrap-insert';
import { loadMessages } from '../messages';
import { adminLoadKeys } from './admin-keys';
import { loadKeys } from './keys';

export type LoadEvent = Tables<'load_events'>;

export interface NewNote {
  /** Made once per note, so that a retry stores no second one. */
  id: string;
  load_id: string;
  note: string;
}

/** A move of weeks has some dozens; the latest are what matters. */
const LOG_MAX = 200;

async function fetchLog(loadId: string): Promise<LoadEvent[]> {
  return unwrap(
    await getSupabase()
      .from('load_events')
      .select('id, created_at, load_id, author_id, note, status')
      .eq('load_id', loadId)
      .order('created_at', { ascending: false })
      .order('id', { ascending: false })
      .limit(LOG_MAX),
  );
}

async function addNote(note: NewNote): Promise<void> {
  unwrapInsert(await getSupabase().from('load_events').insert(note), 'load_events');
}

/** The log of a move, the latest first. */
export function loadLogQueryOptions(loadId: string) {
  return queryOptions({
    queryKey: loadKeys.log(loadId),
    queryFn: () => fetchLog(loadId),
    networkMode: 'always',
    meta: { errorToast: loadMessages.logFailed },
  });
}

/** Writes a line into the log of a move. */
export function useAddNoteMutation() {
  const client = useQueryClient();
  return useMutation({
    mutationKey: [...loadKeys.all, 'add-note'],
    mutationFn: addNote,
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: loadKeys.all }),
        client.invalidateQueries({ queryKey: adminLoadKeys.all }),
      ]),
    meta: { successToast: loadMessages.noteAdded, errorToast: loadMessages.noteFailed },
  });
}
