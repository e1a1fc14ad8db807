import type { Tables } from '@database';
import { getSupabase } from '@/platform/supabase/client';
import { unwrap } from '@/platform/supabase/unwrap';
import { useLoadWrite } from '@/features/loads/api/load-write';
import { permitToasts as toasts } from '../toasts';

async function removePermit(id: string): Promise<void> {
  unwrap(await getSupabase().from('load_permits').delete().eq('id', id).select('id').single());
}

export function useRemovePermitMutation() {
  return useLoadWrite({
    name: 'remove-permit',
    write: removePermit,
    done: toasts.permitRemoved,
    failed: toasts.permitFailed,
    subjectOf: (id) => id,
  });
}

type NewPermit = Pick<
  Tables<'load_permits'>,
  'load_id' | 'leg_id' | 'jurisdiction' | 'authority_type' | 'authority'
>;

async function addPermit(permit: NewPermit): Promise<void> {
  unwrap(await getSupabase().from('load_permits').insert(permit).select('id').single());
}

/** Files that a leg needs a permit of a county, city or other authority. */
export function useAddPermitMutation() {
  return useLoadWrite({
    name: 'add-permit',
    write: addPermit,
    done: toasts.permitAdded,
    failed: toasts.permitFailed,
  });
}
