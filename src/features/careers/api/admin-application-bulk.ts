import { getSupabase } from '@/platform/supabase/client';
import { unwrap } from '@/platform/supabase/unwrap';
import {
  useBulkStatusMutation,
  type BulkStatusWrite,
} from '@/shared/console/bulk/use-bulk-status-mutation';
import { adminApplicationMessages as messages, APPLICATION_NOUN as noun } from '../admin-messages';
import type { ApplicationStatus } from '../model/application-status';
import { APPLICATION_COLUMNS, type AdminApplication } from './admin-applications';
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
