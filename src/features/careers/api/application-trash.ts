import { deleteForever, fetchTrash, restoreFromTrash } from '@/platform/supabase/trash';
import type { TrashSource } from '@/shared/console/trash/trash-source';
import type { Versioned } from '@/shared/lib/stale';
import { APPLICATION_NOUN } from '../admin-messages';
import { removeDocuments } from './admin-documents';
import { adminApplicationKeys } from './admin-keys';

/** Restores applications from the trash, each only in the version given. Returns those it restored. */
export const restoreApplications = (records: readonly Versioned[]) =>
  restoreFromTrash('application', records);

/** The trash of the applications list. */
export const APPLICATION_TRASH: TrashSource = {
  keys: adminApplicationKeys,
  noun: APPLICATION_NOUN,
  queryOptions: {
    queryKey: adminApplicationKeys.trash(),
    queryFn: () => fetchTrash('application'),
  },
  restore: restoreApplications,
  // The database requires that the files are deleted first. After a failure the application stays.
  deleteForever: async (id) => {
    await removeDocuments(id);
    await deleteForever('application', id);
  },
};
