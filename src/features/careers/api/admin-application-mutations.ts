import { getSupabase } from '@/platform/supabase/client';
import { unwrap } from '@/platform/supabase/unwrap';
import { unwrapVersioned, versionOf } from '@/platform/supabase/versioned-write';
import { useDeleteMutation } from '@/shared/console/use-delete-mutation';
import { useStatusMutation, type StatusChange } from '@/shared/console/use-status-mutation';
import { adminApplicationMessages as messages } from '../admin-messages';
import { APPLICATION_COLUMNS, fetchApplication, type AdminApplication } from './admin-applications';
import { removeDocuments } from './admin-documents';
import { adminApplicationKeys as keys } from './admin-keys';

async function setStatus({
  record,
  status,
}: StatusChange<AdminApplication>): Promise<AdminApplication> {
  const response = await getSupabase()
    .from('job_applications')
    .update({ status })
    .match(versionOf(record))
    .select(APPLICATION_COLUMNS)
    .maybeSingle();
  return unwrapVersioned(response, () => fetchApplication(record.id));
}

/**
 * Deletes the files first, as the database requires: if that fails the application stays and can be
 * deleted again. Without `single()` an already deleted row would count as a success.
 */
export async function deleteRecord(id: string): Promise<void> {
  await removeDocuments(id);
  unwrap(await getSupabase().from('job_applications').delete().eq('id', id).select('id').single());
}

/** Moves an application to its next step. It can't be undone. */
export function useSetApplicationStatusMutation() {
  return useStatusMutation({ keys, setStatus, messages });
}

/** Deletes an application and its documents. */
export function useDeleteApplicationMutation() {
  return useDeleteMutation({ keys, deleteRecord, messages });
}
