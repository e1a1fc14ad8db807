import type { EmailRecord } from '@contracts/reply';
import type { Person } from '@/shared/lib/person-name';
import type { Versioned } from '@/shared/lib/stale';
import type { TrashedRecord } from '@/shared/lib/trashed-record';
import { getSupabase } from './client';
import { unwrap } from './unwrap';

/** The records with a trash: quotes, messages and applications. */
export type TrashedType = EmailRecord;

/** The records in the trash, last deleted first. */
export async function fetchTrash(type: TrashedType): Promise<TrashedRecord[]> {
  const rows = unwrap(await getSupabase().rpc('trashed_records', { _type: type }));
  return rows.map((row) => ({ ...row, deleter: row.deleter as Person | null }));
}

/**
 * Moves a record to the trash. Returns its new version.
 *
 * @throws AppError `not-found` if it was already deleted.
 */
export async function moveToTrash(type: TrashedType, id: string): Promise<Versioned> {
  return unwrap(
    await getSupabase()
      .rpc('trash_records', { _type: type, _ids: [id] })
      .single(),
  );
}

/** Moves several records to the trash. Returns the new versions of those that weren't deleted yet. */
export async function moveAllToTrash(type: TrashedType, ids: string[]): Promise<Versioned[]> {
  return unwrap(await getSupabase().rpc('trash_records', { _type: type, _ids: ids }));
}

/** Restores records from the trash, each only in the version given. Returns those it restored. */
export async function restoreFromTrash(
  type: TrashedType,
  records: readonly Versioned[],
): Promise<Versioned[]> {
  return unwrap(
    await getSupabase().rpc('restore_records', {
      _type: type,
      _ids: records.map(({ id }) => id),
      _seen: records.map(({ updated_at }) => updated_at),
    }),
  );
}

/**
 * Deletes a record that is in the trash. It can't be restored.
 *
 * @throws AppError `not-found` if it is no longer in the trash.
 */
export async function deleteForever(type: TrashedType, id: string): Promise<void> {
  unwrap(
    await getSupabase()
      .rpc('purge_records', { _type: type, _ids: [id] })
      .single(),
  );
}
