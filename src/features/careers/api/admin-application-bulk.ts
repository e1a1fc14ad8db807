import { getSupabase } from '@/platform/supabase/client';
import { unwrap } from '@/platform/supabase/unwrap';
import type { Versioned } from '@/shared/lib/stale';
import { versionsOf } from '@/platform/supabase/versioned-write';
import { moveAllToTrash } from '@/platform/supabase/trash';
import { useBulkDeleteMutation } from '@/shared/console/bulk/use-bulk-delete-mutation';
import { useBulkStatusMutation } from '@/shared/console/bulk/use-bulk-status-mutation';
import { adminApplicationMessages as messages, APPLICATION_NOUN as noun } from '../admin-messages';
import type { ApplicationStatus } from '../model/application-status';
import type { AdminApplication } from './admin-applications';
import { restoreApplications } from './application-trash';
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

/** Moves several applications to the trash; the toast offers Undo. */
export function useDeleteApplicationsMutation() {
  return useBulkDeleteMutation({
    keys,
    noun,
    deleteRecords: (ids) => moveAllToTrash('application', ids),
    restore: restoreApplications,
    deleteFailed: messages.deleteFailed,
  });
}
