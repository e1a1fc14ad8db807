import { queryOptions } from '@tanstack/react-query';
import { getSupabase } from '@/platform/supabase/client';
import { unwrap } from '@/platform/supabase/unwrap';
import { loadToasts } from '../../toasts';
import type { LoadPerson } from '../../model/crew/people';
import { loadKeys } from '../query-keys';

async function fetchPeople(ids: readonly string[]): Promise<LoadPerson[]> {
  return unwrap(await getSupabase().rpc('load_people', { _load_ids: [...ids] }));
}

/** The people on these loads whom the caller may see. */
export function loadPeopleQueryOptions(ids: readonly string[]) {
  return queryOptions({
    queryKey: loadKeys.people(ids),
    queryFn: () => fetchPeople(ids),
    meta: { errorToast: loadToasts.peopleFailed },
  });
}
