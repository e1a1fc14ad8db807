import { DOCUMENT_BUCKET } from '../_shared/contracts/documents.ts';
import type { Database } from '../_shared/database.ts';

/** Files per call to Storage. */
const BATCH = 100;
/** Calls per run. The next run deletes the rest. */
const MAX_BATCHES = 20;

/**
 * Deletes uploaded documents that belong to no application.
 *
 * @throws Error if the list can't be read or Storage refuses.
 */
export async function deleteOrphanedDocuments(database: Database): Promise<void> {
  for (let batch = 0; batch < MAX_BATCHES; batch++) {
    const { data: names, error } = await database.rpc('orphaned_documents', { _limit: BATCH });
    if (error) throw new Error('Could not list the documents.', { cause: error });
    if (names.length === 0) return;

    const removed = await database.storage.from(DOCUMENT_BUCKET).remove(names);
    if (removed.error) throw new Error('Could not delete the documents.', { cause: removed.error });
    // Storage skips files it can't find. Stop, or the next batch would be the same.
    if (removed.data.length < names.length) return;
  }
}
