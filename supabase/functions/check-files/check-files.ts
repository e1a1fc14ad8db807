import type { Database } from '../_shared/database.ts';
import { logFailure } from '../_shared/log.ts';
import { findType, isType } from './file-types.ts';

/** Files per run, up to 20 MB each, one at a time in memory. The next run checks the rest. */
const MAX_FILES = 20;
/** A run must end before the next one starts, a minute later. */
const MAX_MS = 45_000;

/**
 * Checks the submitted files that weren't checked yet. A file that can't be read is logged and doesn't stop
 * the others. Returns how many files it checked.
 *
 * @throws Error if the list can't be read.
 */
export async function checkFiles(database: Database): Promise<number> {
  const end = Date.now() + MAX_MS;
  const { data: files, error } = await database.rpc('unchecked_files', { _limit: MAX_FILES });
  if (error) throw new Error(`Could not list the unchecked files: ${error.code}`);

  let checked = 0;
  for (const { bucket_id, path, declared_type } of files) {
    if (Date.now() > end) break;
    try {
      const content = await database.storage.from(bucket_id).download(path);
      if (content.error) throw content.error;
      const found_type = await findType(new Uint8Array(await content.data.arrayBuffer()));
      const is_quarantined = !isType(found_type, declared_type);
      const check = { bucket_id, path, declared_type, found_type, is_quarantined };
      // Two runs can check the same file.
      const stored = await database
        .from('file_checks')
        .upsert(check, { onConflict: 'bucket_id,path', ignoreDuplicates: true });
      if (stored.error) throw new Error(`Could not store the check: ${stored.error.code}`);
      checked++;
    } catch (failure) {
      logFailure(`check-files, ${bucket_id}`, failure);
    }
  }
  return checked;
}
