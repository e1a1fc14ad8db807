import { getSupabase } from '@/platform/supabase/client';
import { deleteForever, restoreFromTrash } from '@/platform/supabase/trash';
import { unwrap } from '@/platform/supabase/unwrap';
import type { TrashedRecord, TrashSource } from '@/shared/console/trash/trash-source';
import type { Versioned } from '@/shared/lib/stale';
import { APPLICATION_NOUN } from '../admin-messages';
import { applicantName } from '../model/applicant';
import { removeDocuments } from './admin-documents';
import { adminApplicationKeys } from './admin-keys';

/** Enough for 30 days of deletions. */
const MOST = 200;

async function fetchTrash(): Promise<TrashedRecord[]> {
  const rows = unwrap(
    await getSupabase()
      .from('job_applications')
      .select(
        'id, updated_at, deleted_at, first_name, last_name, job_title, deleter:profiles!job_applications_deleted_by_fkey (first_name, last_name, email)',
      )
      .not('deleted_at', 'is', null)
      .order('deleted_at', { ascending: false })
      .limit(MOST),
  );
  return rows.map(({ first_name, last_name, job_title, ...row }) => ({
    ...row,
    title: applicantName({ first_name, last_name }),
    detail: job_title,
  }));
}

/** Restores applications from the trash, each only in the version given. Returns those it restored. */
export const restoreApplications = (records: readonly Versioned[]) =>
  restoreFromTrash('application', records);

/** The trash of the applications list. */
export const APPLICATION_TRASH: TrashSource = {
  keys: adminApplicationKeys,
  noun: APPLICATION_NOUN,
  queryOptions: {
    queryKey: adminApplicationKeys.trash(),
    queryFn: fetchTrash,
  },
  restore: restoreApplications,
  // The database requires that the files are deleted first. After a failure the application stays.
  deleteForever: async (id) => {
    await removeDocuments(id);
    await deleteForever('application', id);
  },
};
