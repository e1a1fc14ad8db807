import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { getSupabase } from '@/platform/supabase/client';
import type { Tables } from '@database';
import { unwrap } from '@/platform/supabase/unwrap';
import { unwrapInsert } from '@/platform/supabase/unwrap-insert';
import { loadToasts } from '../toasts';
import { adminLoadKeys } from './admin-query-keys';
import { loadKeys } from './query-keys';

/** `author` is null for people who may not read profiles: `load_people` tells them who it was. */
export type LoadEvent = Tables<'load_events'> & {
  author: Pick<Tables<'profiles'>, 'first_name' | 'last_name' | 'email'> | null;
};

export interface NewNote {
  /** Created once per note, so that a retry can't store it twice. */
  id: string;
  load_id: string;
  note: string;
}

/** A long move has a few dozen entries; only the latest matter. */
const LOG_MAX = 200;

async function fetchLog(loadId: string): Promise<LoadEvent[]> {
  return unwrap(
    await getSupabase()
      .from('load_events')
      .select(
        'id, created_at, load_id, author_id, note, status, start_override, author:profiles(first_name, last_name, email)',
      )
      .eq('load_id', loadId)
      .order('created_at', { ascending: false })
      .order('id', { ascending: false })
      .limit(LOG_MAX),
  );
}

async function addNote(note: NewNote): Promise<void> {
  unwrapInsert(await getSupabase().from('load_events').insert(note), 'load_events');
}

/** A load's log, newest first. */
export function loadLogQueryOptions(loadId: string) {
  return queryOptions({
    queryKey: loadKeys.log(loadId),
    queryFn: () => fetchLog(loadId),
    meta: { errorToast: loadToasts.logFailed },
  });
}

/** Adds a note to a load's log. */
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
    meta: { successToast: loadToasts.noteAdded, errorToast: loadToasts.noteFailed },
  });
}
