import { getSupabase } from '@/platform/supabase/client';
import { unwrap } from '@/platform/supabase/unwrap';
import {
  useBulkDeleteMutation,
  type BulkDeletion,
} from '@/shared/console/bulk/use-bulk-delete-mutation';
import {
  useBulkStatusMutation,
  type BulkStatusWrite,
} from '@/shared/console/bulk/use-bulk-status-mutation';
import { isAppError } from '@/shared/lib/app-error';
import { logError } from '@/shared/lib/log';
import { adminApplicationMessages as messages, APPLICATION_NOUN as noun } from '../admin-messages';
import type { ApplicationStatus } from '../model/application-status';
import { APPLICATION_COLUMNS, type AdminApplication } from './admin-applications';
import { deleteRecord } from './admin-application-mutations';
import { adminApplicationKeys as keys } from './admin-keys';

async function setStatuses(write: BulkStatusWrite<ApplicationStatus>): Promise<AdminApplication[]> {
  const { ids, status, seen } = write;
  return unwrap(
    await getSupabase()
      .from('job_applications')
      .update({ status })
      .in('id', ids)
      .lte('updated_at', seen)
      .select(APPLICATION_COLUMNS),
  );
}

/** Marks several applications as their next step; there is no way back. */
export function useSetApplicationStatusesMutation() {
  return useBulkStatusMutation({
    keys,
    noun,
    setStatuses,
    updateFailed: messages.updateFailed,
    canReturnTo: () => false,
  });
}

/**
 * One after the other, each with its files: what two of them share goes with the second. One whose
 * files cannot be removed stays, and the others go on.
 */
async function deleteRecords(ids: string[]): Promise<BulkDeletion> {
  const deletion: BulkDeletion = { deleted: [], failed: [] };
  let reason: unknown;
  for (const id of ids) {
    try {
      await deleteRecord(id);
      deletion.deleted.push(id);
    } catch (error) {
      // Somebody else was faster.
      if (isAppError(error, 'not-found')) continue;
      logError('An application was not deleted', error, { id });
      reason = error;
      deletion.failed.push(id);
    }
  }
  if (deletion.failed.length === ids.length) throw reason;
  return deletion;
}

/** Deletes several applications for good, each with its documents. */
export function useDeleteApplicationsMutation() {
  return useBulkDeleteMutation({ keys, noun, deleteRecords, deleteFailed: messages.deleteFailed });
}
