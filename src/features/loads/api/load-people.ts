import { queryOptions } from '@tanstack/react-query';
import type { Enums } from '@database';
import { getSupabase } from '@/platform/supabase/client';
import { unwrap } from '@/platform/supabase/unwrap';
import { loadMessages } from '../messages';
import { loadKeys } from './keys';

/** Somebody on a load. The number is there only while both are on it (see `load_people`). */
export interface LoadPerson {
  load_id: string;
  person_id: string;
  part: Enums<'load_part'>;
  first_name: string;
  last_name: string;
  phone: string | null;
}

async function fetchPeople(ids: readonly string[]): Promise<LoadPerson[]> {
  return unwrap(await getSupabase().rpc('load_people', { _load_ids: [...ids] }));
}

/** The people of these loads, as far as they are told to the caller. */
export function loadPeopleQueryOptions(ids: readonly string[]) {
  return queryOptions({
    queryKey: loadKeys.people(ids),
    queryFn: () => fetchPeople(ids),
    networkMode: 'always',
    meta: { errorToast: loadMessages.peopleFailed },
  });
}
