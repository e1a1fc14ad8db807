import { getSupabase } from '@/platform/supabase/client';
import { unwrap } from '@/platform/supabase/unwrap';
import { useDeleteMutation } from '@/shared/console/use-delete-mutation';
import { adminLoadToasts as toasts } from '../admin-toasts';
import { adminLoadKeys as keys } from './admin-query-keys';

async function deleteRecord(id: string): Promise<void> {
  unwrap(await getSupabase().from('loads').delete().eq('id', id).select('id').single());
}

/** Deletes a load with its log, permits and escorts. */
export function useDeleteLoadMutation() {
  return useDeleteMutation({ keys, deleteRecord, messages: toasts });
}
