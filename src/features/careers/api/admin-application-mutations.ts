import { getSupabase } from '@/platform/supabase/client';
import { moveToTrash } from '@/platform/supabase/trash';
import { unwrapVersioned, versionOf } from '@/platform/supabase/versioned-write';
import { useTrashMutation } from '@/shared/console/use-delete-mutation';
import { useStatusMutation, type StatusChange } from '@/shared/console/use-status-mutation';
import { adminApplicationMessages as messages, APPLICATION_NOUN as noun } from '../admin-messages';
import { APPLICATION_COLUMNS, fetchApplication, type AdminApplication } from './admin-applications';
import { adminApplicationKeys as keys } from './admin-keys';
import { restoreApplications } from './application-trash';

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

/** Moves an application to its next step. It can't be undone. */
export function useSetApplicationStatusMutation() {
  return useStatusMutation({ keys, setStatus, messages });
}

/** Moves an application to the trash; the toast offers Undo. Its documents stay. */
export function useDeleteApplicationMutation() {
  return useTrashMutation({
    keys,
    noun,
    deleteRecord: (id) => moveToTrash('application', id),
    restore: restoreApplications,
    messages,
  });
}
