import { ATTACHMENT_BUCKET } from '../_shared/contracts/attachments.ts';
import { DOCUMENT_BUCKET } from '../_shared/contracts/documents.ts';
import { LOAD_DOCUMENT_BUCKET } from '../_shared/contracts/load-documents.ts';
import { PILOT_PAPER_BUCKET } from '../_shared/contracts/pilot-papers.ts';
import type { Database } from '../_shared/database.ts';

/** Files per call to Storage. */
const BATCH = 100;
/** Calls per run and bucket. The next run deletes the rest. */
const MAX_BATCHES = 20;

/** The buckets whose files belong to records, and the functions that list their orphans. */
const BUCKETS = [
  [DOCUMENT_BUCKET, 'orphaned_documents'],
  [ATTACHMENT_BUCKET, 'orphaned_attachments'],
  [LOAD_DOCUMENT_BUCKET, 'orphaned_load_documents'],
  [PILOT_PAPER_BUCKET, 'orphaned_pilot_papers'],
] as const;

/**
 * Deletes uploaded files that belong to no application, quote, load or pilot car. A bucket that fails doesn't stop
 * the others. Returns how many files it deleted.
 *
 * @throws AggregateError if a list can't be read or Storage refuses.
 */
export async function deleteOrphanedFiles(database: Database): Promise<number> {
  const results = await Promise.allSettled(
    BUCKETS.map(([bucket, list]) => deleteFrom(database, bucket, list)),
  );
  const failures = results.flatMap((result): unknown[] =>
    result.status === 'rejected' ? [result.reason] : [],
  );
  if (failures.length > 0) throw new AggregateError(failures, 'Could not delete all files.');
  return results.reduce(
    (sum, result) => sum + (result.status === 'fulfilled' ? result.value : 0),
    0,
  );
}

async function deleteFrom(
  database: Database,
  bucket: string,
  list: (typeof BUCKETS)[number][1],
): Promise<number> {
  let deleted = 0;
  for (let batch = 0; batch < MAX_BATCHES; batch++) {
    const { data: names, error } = await database.rpc(list, { _limit: BATCH });
    if (error) throw new Error(`Could not list the files of ${bucket}.`, { cause: error });
    if (names.length === 0) break;

    const removed = await database.storage.from(bucket).remove(names);
    if (removed.error) {
      throw new Error(`Could not delete files of ${bucket}.`, { cause: removed.error });
    }
    deleted += removed.data.length;
    // Storage skips files it can't find. Stop, or the next batch would be the same.
    if (removed.data.length < names.length) break;
  }
  return deleted;
}
