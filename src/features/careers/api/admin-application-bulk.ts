import { getSupabase } from '@/platform/supabase/client';
import { unwrap } from '@/platform/supabase/unwrap';
import type { Versioned } from '@/shared/lib/stale';
import { versionsOf } from '@/platform/supabase/versioned-write';
import {
  useBulkDeleteMutation,
  type BulkDeletion,
} from '@/shared/console/bulk/use-bulk-delete-mutation';
import { useBulkStatusMutation } from '@/shared/console/bulk/use-bulk-status-mutation';
import { isAppError } from '@/shared/lib/app-error';
import { logError } from '@/shared/lib/log';
import { adminApplicationMessages as messages, APPLICATION_NOUN as noun } from '../admin-messages';
import type { ApplicationStatus } from '../model/application-status';
import type { AdminApplication } from './admin-applications';
import { deleteRecord } from './admin-application-mutations';
import { adminApplicationKeys as keys } from './admin-keys';

async function setStatuses(
  rows: readonly Versioned[],
  status: ApplicationStatus,
): Promise<Versioned[]> {
  const args = { ...versionsOf(rows), _status: status };
  return unwrap(await getSupabase().rpc('set_application_statuses', args));
}

/** Moves several applications to their next step. It can't be undone. */
export function useSetApplicationStatusesMutation() {
  return useBulkStatusMutation<AdminApplication>({
    keys,
    noun,
    setStatuses,
    updateFailed: messages.updateFailed,
    canReturnTo: () => false,
  });
}

/**
 * Deletes one after the other, because a file that two applications share is deleted with the second.
 * If the files of one can't be deleted it stays, and the rest continue.
 */
async function deleteRecords(ids: string[]): Promise<BulkDeletion> {
  const deletion: BulkDeletion = { deleted: [], failed: [] };
  let reason: unknown;
  for (const id of ids) {
    try {
      await deleteRecord(id);
      deletion.deleted.push(id);
    } catch (error) {
      // Someone else deleted it first.
      if (isAppError(error, 'not-found')) continue;
      logError('An application was not deleted', error, { id });
      reason = error;
      deletion.failed.push(id);
    }
  }
  if (deletion.failed.length === ids.length) throw reason;
  return deletion;
}

/** Deletes several applications and their documents. */
export function useDeleteApplicationsMutation() {
  return useBulkDeleteMutation({ keys, noun, deleteRecords, deleteFailed: messages.deleteFailed });
}
