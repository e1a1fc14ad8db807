import { getSupabase } from '@/platform/supabase/client';
import { unwrap } from '@/platform/supabase/unwrap';
import { unwrapUnchanged } from '@/platform/supabase/unwrap-unchanged';
import { useDeleteMutation } from '@/shared/console/use-delete-mutation';
import { useStatusMutation, type StatusChange } from '@/shared/console/use-status-mutation';
import { adminApplicationMessages as messages } from '../admin-messages';
import { APPLICATION_COLUMNS, fetchApplication, type AdminApplication } from './admin-applications';
import { removeDocuments } from './admin-documents';
import { adminApplicationKeys as keys } from './admin-keys';

/** Only over the version that was seen: somebody else may have changed it meanwhile. */
async function setStatus({
  record,
  status,
}: StatusChange<AdminApplication>): Promise<AdminApplication> {
  const answer = await getSupabase()
    .from('job_applications')
    .update({ status })
    .eq('id', record.id)
    .eq('updated_at', record.updated_at)
    .select(APPLICATION_COLUMNS)
    .maybeSingle();
  return unwrapUnchanged<AdminApplication>(answer, () => fetchApplication(record.id));
}

/**
 * The files first: an application whose files could not be removed stays, and can be deleted again.
 * The database takes no other order. Without `single()` a row that is gone would count as a success.
 */
export async function deleteRecord(id: string): Promise<void> {
  await removeDocuments(id);
  unwrap(await getSupabase().from('job_applications').delete().eq('id', id).select('id').single());
}

/** Marks an application as its next step; there is no way back (specification 2, section 4). */
export function useSetApplicationStatusMutation() {
  return useStatusMutation({ keys, setStatus, messages });
}

/** Deletes an application for good, with its documents. */
export function useDeleteApplicationMutation() {
  return useDeleteMutation({ keys, deleteRecord, messages });
}
