import { DOCUMENT_BUCKET } from '../_shared/contracts/documents.ts';
import type { Database } from '../_shared/database.ts';

/** Files a call to Storage removes. */
const BATCH = 100;
/** Calls in one run; what is left waits for the next. */
const MAX_BATCHES = 20;

/**
 * Removes every orphaned document.
 *
 * @throws Error when the list cannot be read, or Storage refuses.
 */
export async function deleteOrphanedDocuments(database: Database): Promise<void> {
  for (let batch = 0; batch < MAX_BATCHES; batch++) {
    const { data: names, error } = await database.rpc('orphaned_documents', { _limit: BATCH });
    if (error) throw new Error('The documents could not be listed.', { cause: error });
    if (names.length === 0) return;

    const gone = await database.storage.from(DOCUMENT_BUCKET).remove(names);
    if (gone.error) throw new Error('The documents could not be removed.', { cause: gone.error });
    // Storage leaves out what it did not find; to ask for the same names again would not end.
    if (gone.data.length < names.length) return;
  }
}
